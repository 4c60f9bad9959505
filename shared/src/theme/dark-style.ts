import {
  type accentMixes,
  accentSoftShares,
  darkCanvas,
  darkRaised,
  darkSurface,
  declarations,
  mixDeclarations,
  unmixed,
  type AccentMixes,
  type ColourName,
} from './colours';
import { inDark } from './media';
import type { tokens } from './tokens';

/** The dark appearance (decision 89). Surfaces are not black, and each surface is lighter than the surface below it. */
export const darkColours = {
  ink: '#e9eff2',
  'ink-soft': '#b7c4cc',
  'ink-quiet': '#97a7b1',

  canvas: darkCanvas,
  surface: darkSurface,
  sunken: '#1f2e37',
  raised: darkRaised,

  line: '#2b3b45',
  'line-strong': '#738792',

  accent: '#1c8280',
  'accent-text': '#6fc9c3',
  'on-accent': '#ffffff',
  focus: '#58bccb',

  positive: '#74cb98',
  'positive-soft': '#18332a',
  warning: '#e3b565',
  'warning-soft': '#362b17',
  danger: '#f28f85',
  'danger-hover': '#f6a79f',
  'danger-soft': '#3b2022',
  'on-danger': '#2b0b09',
  info: '#8fbdea',
  'info-soft': '#182c41',
  neutral: '#adbac3',
  'neutral-soft': '#283640',

  veil: '#04090cb3',
  haze: '#0f181ec2',
  sheen: '#ffffff12',
} as const satisfies Record<ColourName, string>;

export const darkAccentMixes = {
  'accent-hover': [84, '#000000', 'accent'],
  'accent-soft': [accentSoftShares.dark, darkSurface, 'sunken'],
  'accent-line': [50, darkSurface, 'line-strong'],
  selection: [50, darkSurface, 'sunken'],
} as const satisfies AccentMixes & Record<keyof typeof accentMixes, unknown>;

/** The scale `shadow` in the dark appearance, where only black shadows are visible. */
const darkShadows = {
  'shadow-1': '0 1px 2px rgb(0 0 0 / 30%)',
  'shadow-2': '0 1px 2px rgb(0 0 0 / 36%), 0 6px 16px -4px rgb(0 0 0 / 48%)',
  'shadow-3': '0 2px 6px rgb(0 0 0 / 40%), 0 24px 48px -12px rgb(0 0 0 / 72%)',
} as const satisfies Record<`shadow-${keyof typeof tokens.shadow}`, string>;

/** The host's document contains this CSS for the first paint. It is for screens only, because paper is white. */
export function darkStyle(): string {
  const all = declarations({ ...darkColours, ...unmixed, ...darkShadows }, true);
  return [
    `@media screen{`,
    `${inDark}{${all}color-scheme:dark}`,
    // Backdrops do not inherit custom properties before Chrome 122 and Safari 17.4.
    `${inDark} ::backdrop{--veil:${darkColours.veil}}`,
    `@supports (color:color-mix(in srgb,red,blue)){${inDark}{${mixDeclarations(darkAccentMixes, true)}}}`,
    '}',
  ].join('');
}
