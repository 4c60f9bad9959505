import type { AppearanceVariables } from '@investor-portal/embed/embed-types';
import type { Scales } from './brand-style';
import { space } from './tokens';

/** Fonts that devices have. Georgia is missing because its digits have different heights, which spoils columns of amounts. */
const fonts = {
  inter: undefined,
  'system-ui': "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  'sans-serif': "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif",
  serif: "Charter, Cambria, 'Noto Serif', serif",
} as const;

/** Returns the tokens for a platform's font, radius and unit of space. A phone has no room for more space than usual. */
export function scales({
  fontFamily = 'inter',
  borderRadius,
  spacingUnit,
}: AppearanceVariables): Scales {
  const tokens: Record<string, string> = {};
  const spaces: Record<string, string> = {};
  const font = fonts[fontFamily];
  if (font) tokens['font-body'] = font;
  if (borderRadius) {
    const md = Number.parseInt(borderRadius, 10);
    // Small elements have no room for a large radius, and the content of a card must not be cut off.
    tokens['radius-sm'] = `${Math.min((md * 2) / 3, 10)}px`;
    tokens['radius-md'] = `${md}px`;
    tokens['radius-lg'] = `${Math.min(md * 1.5, 24)}px`;
  }
  if (spacingUnit)
    for (const step of Object.keys(space))
      spaces[`space-${step}`] = `${(Number(step) * Number.parseFloat(spacingUnit)) / 16}rem`;
  return Number.parseFloat(spacingUnit ?? '0') > 4
    ? { always: tokens, onWideScreens: spaces }
    : { always: { ...tokens, ...spaces }, onWideScreens: {} };
}
