import { act, render, screen } from '@testing-library/react';
import { useOnline } from './use-online';

afterEach(() => {
  jest.restoreAllMocks();
});

function Network() {
  return <p>{useOnline() ? 'online' : 'offline'}</p>;
}

describe('useOnline', () => {
  it('follows the browser’s events', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    render(<Network />);
    expect(screen.getByText('online')).toBeVisible();
    online.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('offline')).toBeVisible();
  });
});
