import { act, render, screen } from '@testing-library/react';
import { useMediaQuery } from './use-media-query';
import { useOnline } from './use-online';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

function Network() {
  return <p>{useOnline() ? 'online' : 'offline'}</p>;
}

function Width() {
  return <p>{useMediaQuery('(min-width: 960px)') ? 'wide' : 'narrow'}</p>;
}

describe('useOnline', () => {
  it('follows the browser', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    render(<Network />);
    expect(screen.getByText('online')).toBeVisible();
    online.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('offline')).toBeVisible();
  });
});

describe('useMediaQuery', () => {
  it('follows the frame', () => {
    // jsdom has no layout and no matchMedia: an event target stands for the browser's list.
    const list = Object.assign(new EventTarget(), { matches: false });
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => list });
    render(<Width />);
    expect(screen.getByText('narrow')).toBeVisible();
    list.matches = true;
    act(() => void list.dispatchEvent(new Event('change')));
    expect(screen.getByText('wide')).toBeVisible();
  });
});
