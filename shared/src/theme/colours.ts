/**
 * Every colour of the portal by day: ink and deep teal on warm neutral surfaces. Each becomes a CSS custom property of the
 * same name (`tokens.ts`), which `dark-colours.ts` gives another value; `colours.test.ts` checks every pair in use against
 * WCAG 2.2 AA in both.
 */
export const colours = {
  /** Text: headings and body, secondary text, the quietest text. */
  ink: '#10222e',
  'ink-soft': '#41535f',
  'ink-quiet': '#5b6a74',

  /** Surfaces: behind everything, cards, wells inside cards, and what lies above either for a while. */
  canvas: '#f6f5f1',
  surface: '#ffffff',
  sunken: '#efede7',
  raised: '#ffffff',

  /** Hairlines, and the borders of controls (3:1 against their surface). */
  line: '#e4e0d8',
  'line-strong': '#7d8990',

  /**
   * The accent, which a platform may replace with its brand colour at run time (`brand.ts`). `accent` is a fill behind
   * text; `accent-text` is for where the accent itself must be visible: text, a bar, the border of a choice.
   */
  accent: '#0b5759',
  'accent-text': '#0b5759',
  'on-accent': '#ffffff',
  focus: '#0a7d8c',

  positive: '#17663f',
  'positive-soft': '#e3f2e8',
  warning: '#7a4b00',
  'warning-soft': '#fbf0d6',
  danger: '#b0241c',
  'danger-hover': '#971f18',
  'danger-soft': '#fcebe8',
  'on-danger': '#ffffff',
  info: '#1d4f7c',
  'info-soft': '#e5eff7',
  neutral: '#47555f',
  'neutral-soft': '#e9e8e3',

  /** Behind dialogs and sheets, behind the loading overlay, and the light that moves over a skeleton. */
  veil: '#10222e99',
  haze: '#ffffffb8',
  sheen: '#ffffffa6',
} as const;

export type ColourName = keyof typeof colours;

/**
 * Shades of the accent, which follow it when a platform replaces it because the browser mixes them:
 * `[percentage of the accent, the colour it is mixed with, the fallback where a browser cannot mix]`.
 */
export const accentMixes = {
  'accent-hover': [84, '#000000', 'accent'],
  'accent-soft': [8, '#ffffff', 'sunken'],
  'accent-line': [30, '#ffffff', 'line-strong'],
  selection: [22, '#ffffff', 'sunken'],
} as const satisfies AccentMixes;

export type AccentMixes = Readonly<Record<string, readonly [number, string, ColourName]>>;

/**
 * The surfaces of the dark appearance that a brand colour is measured against (`brand.ts`), apart from its other colours
 * (`dark-colours.ts`): those are in the document, and no first script needs them.
 */
export const darkCanvas = '#0f181e';
export const darkSunken = '#1f2e37';
