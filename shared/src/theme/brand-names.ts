const brandedColours = ['accent', 'accent-text', 'on-accent', 'accent-hover'] as const;
export type BrandedColour = (typeof brandedColours)[number];

export function isBranded(name: string): name is BrandedColour {
  return brandedColours.some((each) => each === name);
}

/** Returns the custom property of the root that holds the brand's value of a colour in one appearance. */
export function brandName(name: BrandedColour, dark: boolean): string {
  return `--brand${dark ? '-dark' : ''}-${name}`;
}
