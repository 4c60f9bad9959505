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

const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
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
