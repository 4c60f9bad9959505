import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyComponent, lazyRoute } from './LazyComponent';

function Greeting({ name }: { name: string }) {
  return <p>{`Hello ${name}`}</p>;
}

test.each([
  ['on Retry', () => userEvent.click(screen.getByRole('button', { name: 'Retry' }))],
  [
    'when the connection is back',
    () => act(async () => void window.dispatchEvent(new Event('online'))),
  ],
])('shows Loading..., and loads a failed component %s', async (_when, recover) => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  load.mockRejectedValueOnce(new Error('chunk'));
  const Lazy = lazyComponent(load);
  render(<Lazy name="Ben" />);
  expect(screen.getByText('Loading...')).toBeVisible();
  await screen.findByRole('button', { name: 'Retry' });
  await recover();
  expect(await screen.findByText('Hello Ben')).toBeVisible();
});

test('a preloaded route renders its component at once, and loads it once', async () => {
  const load = jest.fn(async () => () => <h1>Screen</h1>);
  const { element, preload } = lazyRoute('/main/screen', lazyComponent(load));
  await preload();
  render(element);
  expect(screen.getByRole('heading', { name: 'Screen' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

describe('a component that loads when the screen is idle', () => {
  beforeEach(() => jest.useFakeTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('loads once the screen is idle, and is rendered at once the next time', async () => {
    const Late = lazyComponent(() => Promise.resolve(Greeting), null, 'idle');
    const { container, unmount } = render(<Late name="Ella" />);
    await pass(1_900);
    expect(container).toBeEmptyDOMElement();
    await pass(3_000);
    expect(screen.getByText('Hello Ella')).toBeVisible();
    unmount();
    render(<Late name="Ella" />);
    expect(screen.getByText('Hello Ella')).toBeVisible();
  });

  it('renders nothing if it cannot be loaded, and does not load on a screen that is left', async () => {
    const load = jest.fn(() => Promise.reject(new Error('no connection')));
    const Late = lazyComponent<object>(load, null, 'idle');
    const { container, unmount } = render(<Late />);
    await pass(10_000);
    expect(load).toHaveBeenCalledTimes(1);
    expect(container).toBeEmptyDOMElement();
    unmount();
    render(<Late />).unmount();
    await pass(10_000);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
