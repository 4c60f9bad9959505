/** @jest-environment jest-fixed-jsdom */
import { fitHeight } from './fit-height';

const windowHeight = jest.spyOn(document.documentElement, 'clientHeight', 'get');
beforeEach(() => windowHeight.mockReturnValue(768));

function open(mode?: 'auto') {
  const iframe = document.createElement('iframe');
  const { fit, stop } = fitHeight(iframe, mode);
  const heightAt = (height: unknown) => {
    fit({ height });
    return iframe.style.height;
  };
  return { iframe, heightAt, stop };
}

it('a frame follows its content, between the minimum and the window’s height', () => {
  const { iframe, heightAt, stop } = open('auto');
  expect(iframe.style.height).toBe('320px');
  const heights = [500, 10, 99_999, '1px;position:fixed'].map(heightAt);
  expect(heights).toEqual(['500px', '320px', '768px', '768px']);
  stop();
});

it('a frame fills its element by default', () => {
  expect(open().heightAt(500)).toBe('');
});

it.each([
  [500, '500px'],
  [1400, '900px'],
])('a frame fits a window that becomes %i px high, and ignores a pinch', (height, expected) => {
  const { iframe, heightAt, stop } = open('auto');
  heightAt(900);
  windowHeight.mockReturnValue(height);
  // Safari's `innerHeight` shrinks with a pinch.
  window.innerHeight = 300;
  window.dispatchEvent(new Event('resize'));
  expect(iframe.style.height).toBe(expected);
  stop();
});
