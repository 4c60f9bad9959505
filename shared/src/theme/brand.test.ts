/** @jest-environment jest-fixed-jsdom */
import { applyBrandColour, brandColours, contrast, mix, readHex, toHex, type Rgb } from './brand';
import { accentMixes, colours } from './colours';
import { darkAccentMixes, darkColours } from './dark-style';

const rgb = (text = ''): Rgb => readHex(text) ?? [0, 0, 0];
const ratio = (first: string | undefined, second: string | undefined) =>
  contrast(rgb(first), rgb(second));

describe('a brand colour as the accent', () => {
  const brands = ['#ffffff', '#000000', '#ffd400', '#777777', '#1e88e5', colours.accent];
  it.each(brands.flatMap((brand) => [[brand, false] as const, [brand, true] as const]))(
    'keeps %s readable, behind text and as text (dark: %s)',
    (brand, dark) => {
      const replaced = brandColours(brand, dark);
      const { canvas, surface, sunken, raised } = dark ? darkColours : colours;
      const on = ratio(replaced?.['on-accent'], replaced?.accent);
      expect(on).toBeGreaterThanOrEqual(4.5);
      expect(ratio(replaced?.['on-accent'], replaced?.['accent-hover'])).toBeGreaterThanOrEqual(on);
      const [share, other] = (dark ? darkAccentMixes : accentMixes)['accent-soft'];
      const soft = toHex(mix(rgb(replaced?.accent), share, rgb(other)));
      expect(ratio(replaced?.['accent-text'], soft)).toBeGreaterThanOrEqual(4.5);
      for (const behind of [canvas, surface, sunken, raised]) {
        expect(ratio(replaced?.['accent-text'], behind)).toBeGreaterThanOrEqual(4.5);
        expect(ratio(replaced?.accent, behind)).toBeGreaterThanOrEqual(dark ? 3 : 1);
      }
    },
  );

  it('is set for both appearances, unchanged if it has enough contrast, and ignored if it is invalid', () => {
    const root = document.createElement('div');
    applyBrandColour('red; background: url(x)', root);
    expect(root.getAttribute('style')).toBeNull();
    applyBrandColour('#123', root);
    expect(root.style.getPropertyValue('--brand-accent')).toBe('#112233');
    expect(root.style.getPropertyValue('--brand-dark-accent-text')).not.toBe('#112233');
  });
});

it('contrast is 21 for black and white, and 1 for a colour on itself', () => {
  expect(contrast(rgb('#000'), rgb('#fff'))).toBeCloseTo(21, 5);
  expect(contrast(rgb('#fff'), rgb('#ffffff'))).toBe(1);
});
