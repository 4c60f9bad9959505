/** The light appearance. The colours are CSS custom properties (`tokens.ts`), with other values in `dark-style.ts`. */
export const colours = {
  /** Text: headings and body, secondary text, the quietest text. */
  ink: '#10222e',
  'ink-soft': '#41535f',
  'ink-quiet': '#5b6a74',

  /** Surfaces: the page, cards, wells inside cards, and temporary layers above them. */
  canvas: '#f6f5f1',
  surface: '#ffffff',
  sunken: '#efede7',
  raised: '#ffffff',

  /** Hairlines, and the borders of controls (3:1 against their surface). */
  line: '#e4e0d8',
  'line-strong': '#7d8990',

  /** The accent, or a platform's brand (`brand.ts`). `accent` is a fill behind text, `accent-text` for text, bars and borders. */
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

/** The share of the accent in `accent-soft`, percent. The rest is the surface. */
export const accentSoftShares = { light: 8, dark: 22 } as const;

/** The browser mixes these shades, so they follow a replaced accent: `[percentage, the other colour, the fallback]`. */
export const accentMixes = {
  'accent-hover': [84, '#000000', 'accent'],
  'accent-soft': [accentSoftShares.light, '#ffffff', 'sunken'],
  'accent-line': [30, '#ffffff', 'line-strong'],
  selection: [22, '#ffffff', 'sunken'],
} as const satisfies AccentMixes;

export type AccentMixes = Readonly<Record<string, readonly [number, string, ColourName]>>;

/** The main script needs these surfaces for a brand colour (`brand.ts`), but no other colour of `dark-style.ts`. */
export const darkCanvas = '#0f181e';
export const darkSurface = '#17232b';
export const darkRaised = '#273843';

const brandedColours = ['accent', 'accent-text', 'on-accent', 'accent-hover'] as const;
export type BrandedColour = (typeof brandedColours)[number];

/** Returns the custom property of the root that holds the brand's value of a colour in one appearance. */
export function brandName(name: BrandedColour, dark: boolean): string {
  return `--brand${dark ? '-dark' : ''}-${name}`;
}

/** Returns custom properties with these values. The platform's brand colour has priority if it is set. */
export function declarations(values: Readonly<Record<string, string>>, dark: boolean): string {
  return Object.entries(values)
    .map(([name, value]) => {
      const branded = brandedColours.find((each) => each === name);
      return `--${name}:${branded ? `var(${brandName(branded, dark)},${value})` : value};`;
    })
    .join('');
}

/** For browsers that support color-mix: Chrome 111, Safari 16.2. */
export function mixDeclarations(mixes: AccentMixes, dark: boolean): string {
  const values = Object.entries(mixes).map(([name, [share, other]]) => [
    name,
    `color-mix(in srgb,var(--accent) ${share}%,${other})`,
  ]);
  return declarations(Object.fromEntries(values), dark);
}

/** For browsers without color-mix. */
export const unmixed: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(accentMixes).map(([name, [, , instead]]) => [name, `var(--${instead})`]),
);
