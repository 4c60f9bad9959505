import { black, contrast, mix, moveUntil, readHex, toHex, white } from './rgb';

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

  it('is reached by moving one colour towards another', () => {
    const grey = readHex('#999999') ?? black;
    expect(moveUntil(grey, black, 1.5, [white])).toEqual(grey);
    const moved = moveUntil(grey, black, 4.5, [white, readHex('#eeeeee') ?? white]);
    expect(contrast(moved, readHex('#eeeeee') ?? white)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(moved, white)).toBeLessThan(7);
  });
});
