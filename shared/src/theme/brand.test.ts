/** @jest-environment jest-fixed-jsdom */
import { applyBrandColour, brandVariables } from './brand';
import { colours } from './colours';
import { contrast, readHex, type Rgb } from './contrast';

const rgb = (text: string): Rgb => readHex(text) ?? [0, 0, 0];

describe('a brand colour as the accent', () => {
  it('puts ink on a light brand and white on a dark one', () => {
    expect(brandVariables('#ffd400')?.['--on-accent']).toBe(colours.ink);
    expect(brandVariables('#123456')?.['--on-accent']).toBe('#ffffff');
  });

  it.each(['#ffffff', '#ffd400', '#f00', '#0b5759', '#000000', '#777777', '#8899aa'])(
    'keeps %s readable, behind text and as text',
    (brand) => {
      const variables = brandVariables(brand);
      const on = contrast(
        rgb(variables?.['--on-accent'] ?? ''),
        rgb(variables?.['--accent'] ?? ''),
      );
      const text = contrast(rgb(variables?.['--accent-text'] ?? ''), rgb(colours.sunken));
      const hover = contrast(
        rgb(variables?.['--on-accent'] ?? ''),
        rgb(variables?.['--accent-hover'] ?? ''),
      );
      expect(on).toBeGreaterThanOrEqual(4.5);
      expect(hover).toBeGreaterThanOrEqual(on);
      expect(text).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('leaves a brand with enough contrast unchanged', () => {
    expect(brandVariables('#123456')?.['--accent']).toBe('#123456');
  });

  it('leaves the accent when the colour is invalid', () => {
    const root = document.createElement('div');
    applyBrandColour('red; background: url(x)', root);
    expect(root.getAttribute('style')).toBeNull();
    applyBrandColour('#123', root);
    expect(root.style.getPropertyValue('--accent')).toBe('#112233');
  });
});
