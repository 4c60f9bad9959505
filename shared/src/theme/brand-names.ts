/** The colours that follow a platform's brand (`brand.ts`). */
const branded = ['accent', 'accent-text', 'on-accent', 'accent-hover'] as const;
export type Branded = (typeof branded)[number];

export function isBranded(name: string): name is Branded {
  return branded.some((each) => each === name);
}

/** The custom property in which the root has the brand's value, one for each appearance. */
export function brandName(name: Branded, dark: boolean): string {
  return `--brand${dark ? '-dark' : ''}-${name}`;
}
