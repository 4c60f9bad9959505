import { contrast, mix, readHex, toHex, type Rgb } from './contrast';

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

describe('contrast', () => {
  it('is 21 for black and white in either order, and 1 for a colour on itself', () => {
    expect(contrast(black, white)).toBeCloseTo(21, 5);
    expect(contrast(white, black)).toBeCloseTo(21, 5);
    expect(contrast(white, white)).toBe(1);
  });

  it('agrees with the published ratio of #767676 on white', () => {
    expect(contrast(readHex('#767676') ?? black, white)).toBeCloseTo(4.54, 2);
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
