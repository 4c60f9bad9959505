import { firstSurfaces, isDarkColour } from './first-surfaces';
import { black, contrast, readHex, toHex, white } from './rgb';
import { surfacesOf } from './surfaces';

it.each(['#0c3b2a', '#fdf6e3', '#123', '#f00', '#777777', '#2e7d32'])(
  'knows whether %s carries light text, as its contrast says',
  (colour) => {
    const rgb = readHex(colour) ?? white;
    expect(isDarkColour(colour)).toBe(contrast(white, rgb) >= contrast(black, rgb));
  },
);

it('shows the page in the colour that the whole palette has, and cards as given or mixed from it', () => {
  const whole = surfacesOf({ colorBackground: '#0c3b2a' });
  const first = firstSurfaces('#0c3b2a', undefined);
  expect(first?.isDark).toBe(true);
  expect(first?.css).toContain(`--canvas:${toHex(whole?.canvas ?? white)};`);
  expect(first?.css).toContain('--surface:color-mix(in srgb,#0c3b2a 94%,#fff);');
  expect(firstSurfaces(undefined, '#fff')?.css).toContain('--canvas:#fff;--surface:#fff;');
});

it.each([undefined, 'green', '#12', '#1234567', 5, {}, '#000;}body{display:none'])(
  'has nothing for %j',
  (colour) => {
    expect(firstSurfaces(colour, undefined)).toBeNull();
  },
);

it('leaves out a value that is no colour beside one that is', () => {
  const injected = '#000;}body{display:none';
  expect(firstSurfaces(injected, '#fff')?.css).toContain('{--canvas:#fff;--surface:#fff;');
  expect(firstSurfaces('#fff', injected)?.css).not.toContain('display');
});
