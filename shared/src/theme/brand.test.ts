/** @jest-environment jest-fixed-jsdom */
import { applyBrandColour, brandColours } from './brand';
import { colours } from './colours';
import { contrast, mix, readHex, toHex, type Rgb } from './brand';
import { darkColours } from './dark-colours';

const rgb = (text = ''): Rgb => readHex(text) ?? [0, 0, 0];
const ratio = (first: string | undefined, second: string | undefined) =>
  contrast(rgb(first), rgb(second));

describe('a brand colour as the accent', () => {
  it('puts ink on a light brand and white on a dark one', () => {
    expect(brandColours('#ffd400', false)?.['on-accent']).toBe(colours.ink);
    expect(brandColours('#123456', false)?.['on-accent']).toBe(colours['on-accent']);
    expect(brandColours('#ffd400', true)?.['on-accent']).toBe(darkColours.canvas);
  });

  const brands = ['#ffffff', '#ffd400', '#f00', colours.accent, '#000000', '#777777', '#8899aa'];
  it.each(brands.flatMap((brand) => [[brand, false] as const, [brand, true] as const]))(
    'keeps %s readable, behind text and as text (dark: %s)',
    (brand, dark) => {
      const replaced = brandColours(brand, dark);
      const { sunken, surface } = dark ? darkColours : colours;
      const on = ratio(replaced?.['on-accent'], replaced?.accent);
      expect(on).toBeGreaterThanOrEqual(4.5);
      expect(ratio(replaced?.['on-accent'], replaced?.['accent-hover'])).toBeGreaterThanOrEqual(on);
      expect(ratio(replaced?.['accent-text'], sunken)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(replaced?.accent, surface)).toBeGreaterThanOrEqual(dark ? 3 : 1);
    },
  );

  it('leaves a brand with enough contrast unchanged', () => {
    expect(brandColours('#123456', false)?.accent).toBe('#123456');
  });

  it('is set for both appearances, and ignored if it is invalid', () => {
    const root = document.createElement('div');
    applyBrandColour('red; background: url(x)', root);
    expect(root.getAttribute('style')).toBeNull();
    applyBrandColour('#123', root);
    expect(root.style.getPropertyValue('--brand-accent')).toBe('#112233');
    expect(root.style.getPropertyValue('--brand-dark-accent-text')).not.toBe('#112233');
  });
});

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

describe('contrast', () => {
  it('is 21 for black and white, and 1 for a colour on itself', () => {
    expect(contrast(black, white)).toBeCloseTo(21, 5);
    expect(contrast(white, white)).toBe(1);
  });

  it('reads and writes hexadecimal colours', () => {
    expect(readHex('#0aF')).toEqual([0, 170, 255]);
    expect(toHex([0, 170, 255])).toBe('#00aaff');
    expect(readHex('teal')).toBeNull();
    expect(readHex('#12345')).toBeNull();
  });

  it('mixes colours like color-mix in srgb', () => {
    expect(toHex(mix(black, 25, white))).toBe('#bfbfbf');
  });
});
