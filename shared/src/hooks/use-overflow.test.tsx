import { act, render, screen } from '@testing-library/react';
import { useOverflow } from './use-overflow';

// jsdom has no layout: the test provides the heights and triggers the measuring.
let measure = () => {};
class Observer implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    measure = () => callback([], this);
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

function Area({ height }: { height: number }) {
  const { overflows, watch } = useOverflow();
  return (
    <div
      ref={(area) => {
        if (area)
          Object.defineProperty(area, 'scrollHeight', { configurable: true, value: height });
        return watch(area);
      }}
    >
      {overflows ? 'more below' : 'all of it'}
    </div>
  );
}

describe('useOverflow', () => {
  const before = globalThis.ResizeObserver;
  beforeEach(() => {
    globalThis.ResizeObserver = Observer;
  });
  afterEach(() => {
    globalThis.ResizeObserver = before;
  });

  it.each([
    [0, 'all of it'],
    [300, 'more below'],
  ])('reports content of %i px in an area without height as: %s', (height, text) => {
    render(<Area height={height} />);
    act(() => measure());
    expect(screen.getByText(text)).toBeVisible();
  });
});
