/** @jest-environment jest-fixed-jsdom */
import { makeScrollableFocusable } from './make-scrollable-focusable';

// jsdom has no layout: the test provides the widths and triggers the measuring.
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

  it('makes an element focusable while its content overflows', () => {
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
