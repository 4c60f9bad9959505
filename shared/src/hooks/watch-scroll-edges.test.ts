/** @jest-environment jest-fixed-jsdom */
import { watchScrollEdges } from './watch-scroll-edges';

/** jsdom has no layout, and no ResizeObserver: this one reports once, as a browser's does at the start. */
class ObserverStub {
  constructor(private readonly changed: () => void) {}
  observe() {
    this.changed();
  }
  disconnect() {}
}

beforeAll(() => Reflect.set(globalThis, 'ResizeObserver', ObserverStub));
afterAll(() => Reflect.deleteProperty(globalThis, 'ResizeObserver'));

function row(scrollWidth: number) {
  const element = document.createElement('div');
  Object.defineProperties(element, {
    clientWidth: { value: 300 },
    scrollWidth: { value: scrollWidth },
  });
  const stop = watchScrollEdges(element);
  const more = () => element.dataset['more'];
  const scrollTo = (left: number) => {
    element.scrollLeft = left;
    element.dispatchEvent(new Event('scroll'));
    return more();
  };
  return { more, scrollTo, stop };
}

it('names the edges beyond which there is more', () => {
  const { more, scrollTo, stop } = row(500);
  expect(more()).toBe('end');
  expect(scrollTo(100)).toBe('start end');
  expect(scrollTo(200)).toBe('start');
  expect(scrollTo(0)).toBe('end');
  stop?.();
  expect(scrollTo(200)).toBe('end');
});

it('names none where everything fits', () => {
  expect(row(300).more()).toBeUndefined();
});
