import { makeScrollableFocusable } from './make-scrollable-focusable';

// jsdom lays nothing out: the widths and the moment of measuring are given to it.
let measure: (target: Element) => void = () => {};
class Observer implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    measure = (target) => callback([{ target } as ResizeObserverEntry], this);
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

describe('makeScrollableFocusable', () => {
  const before = globalThis.ResizeObserver;
  beforeEach(() => {
    globalThis.ResizeObserver = Observer;
  });
  afterEach(() => {
    globalThis.ResizeObserver = before;
  });

  it('lets a part take the focus as long as it is wider than its place', () => {
    const table = document.createElement('table');
    let width = 300;
    Object.defineProperty(table, 'scrollWidth', { get: () => width });
    makeScrollableFocusable([table]);
    measure(table);
    expect(table).toHaveAttribute('tabindex', '0');
    width = 0;
    measure(table);
    expect(table).not.toHaveAttribute('tabindex');
  });
});
