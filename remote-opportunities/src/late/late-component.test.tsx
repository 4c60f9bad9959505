import { render, screen } from '@testing-library/react';
import { lateComponent } from './late-component';

describe('a component that a screen can do without', () => {
  it('loads after the screen, and is there at once the next time', async () => {
    const Late = lateComponent(() => Promise.resolve(() => <b>late</b>));
    const { unmount } = render(<Late />);
    expect(screen.queryByText('late')).not.toBeInTheDocument();
    expect(await screen.findByText('late')).toBeVisible();
    unmount();
    render(<Late />);
    expect(screen.getByText('late')).toBeVisible();
  });

  it('is left out when it cannot be loaded', async () => {
    const load = jest.fn(() => Promise.reject(new Error('no connection')));
    const Late = lateComponent<object>(load);
    const { container } = render(<Late />);
    await new Promise((resolve) => setTimeout(resolve, 4_500));
    expect(load).toHaveBeenCalledTimes(1);
    expect(container).toBeEmptyDOMElement();
  });
});
