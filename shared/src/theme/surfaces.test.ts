import { black, contrast, toHex, white } from './rgb';
import { minSurfaceContrast, surfacesOf } from './surfaces';

it.each([
  [{ colorBackground: '#0c3b2a' }, true],
  [{ colorBackground: '#fdf6e3' }, false],
  [{ colorSurface: '#12503a' }, true],
  [{ colorSurface: '#fff' }, false],
  [{ colorBackground: '#777777' }, false],
  [{ colorBackground: '#ffffff', colorSurface: '#000000' }, false],
])('%j carries light text: %s, which is readable on the page and on cards', (given, isDark) => {
  const surfaces = surfacesOf(given);
  expect(surfaces?.isDark).toBe(isDark);
  for (const colour of [surfaces?.canvas, surfaces?.surface])
    expect(contrast(colour ?? black, isDark ? white : black)).toBeGreaterThanOrEqual(
      minSurfaceContrast,
    );
});

it('keeps both colours of a platform where text is readable on them', () => {
  const surfaces = surfacesOf({ colorBackground: '#0c3b2a', colorSurface: '#12503a' });
  expect([surfaces?.canvas, surfaces?.surface].map((each) => toHex(each ?? white))).toEqual([
    '#0c3b2a',
    '#12503a',
  ]);
});

it.each([{}, { colorText: '#123' }, { colorBackground: 'green' }, { colorBackground: 5 }])(
  'has none for %j',
  (given) => {
    expect(surfacesOf(given)).toBeNull();
  },
);
