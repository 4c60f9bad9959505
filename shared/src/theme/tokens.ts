import { accentMixes, colours, declarations, unmixed } from './colours';

const text = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: 'clamp(1.25rem, 1.18rem + 0.3vw, 1.375rem)',
  '2xl': 'clamp(1.5rem, 1.36rem + 0.62vw, 1.875rem)',
  '3xl': 'clamp(1.75rem, 1.5rem + 1.1vw, 2.375rem)',
} as const;

/** Large text does not enlarge them on a narrow screen, where it needs the room itself. */
const space = {
  1: 'min(0.25rem, 1.25vw)',
  2: 'min(0.5rem, 2.5vw)',
  3: 'min(0.75rem, 3.75vw)',
  4: 'min(1rem, 5vw)',
  5: 'min(1.25rem, 6.25vw)',
  6: 'min(1.5rem, 7.5vw)',
  8: 'min(2rem, 10vw)',
  10: 'min(2.5rem, 12.5vw)',
  12: 'min(3rem, 15vw)',
  16: 'min(4rem, 20vw)',
} as const;

const radius = { sm: '6px', md: '9px', lg: '14px', pill: '999px' } as const;

const shadow = {
  1: '0 1px 2px rgb(16 34 46 / 5%)',
  2: '0 1px 2px rgb(16 34 46 / 6%), 0 6px 16px -4px rgb(16 34 46 / 10%)',
  3: '0 2px 6px rgb(16 34 46 / 8%), 0 24px 48px -12px rgb(16 34 46 / 28%)',
} as const;

/** Durations are zero for investors who prefer reduced motion (GlobalStyle). */
const motion = { fast: '120ms', calm: '220ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

const layer = { raised: '1', sticky: '10', menu: '40', overlay: '60', toast: '80' } as const;

const font = {
  body: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
} as const;

const scales = { text, space, radius, shadow, motion, layer, font } as const;

/** `${tokens.space[4]}` is the CSS value `var(--space-4)`. GlobalStyle declares the variables. */
export const tokens = {
  colour: variables('', { ...colours, ...accentMixes }),
  text: variables('text-', text),
  space: variables('space-', space),
  radius: variables('radius-', radius),
  shadow: variables('shadow-', shadow),
  motion: variables('motion-', motion),
  layer: variables('layer-', layer),
  font: variables('font-', font),
} as const;

export function tokenDeclarations(): string {
  const scaled = Object.entries(scales).flatMap(([scale, steps]) =>
    Object.entries(steps).map(([step, value]): [string, string] => [`${scale}-${step}`, value]),
  );
  return declarations({ ...colours, ...unmixed, ...Object.fromEntries(scaled) }, false);
}

function variables<T extends object>(prefix: string, values: T) {
  const named = Object.keys(values).map((name) => [name, `var(--${prefix}${name})`]);
  return Object.fromEntries(named) as { readonly [K in keyof T]: string };
}
