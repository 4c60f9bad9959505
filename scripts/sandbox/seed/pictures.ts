import { industries, type Industry } from './issuers';

// The issuers of an industry share its pictures. Each file is in the folder `pictures`, under its key.
const scene = (industry: Industry, index: number) => `pictures/${industry}-${(index % 3) + 1}.svg`;

/** Returns the scenes of an industry, which start with another one for the next number. */
export const scenesOf = (industry: Industry, number: number) =>
  [0, 1, 2].map((index) => scene(industry, number + index));
export const logoOf = (industry: Industry, number: number) =>
  `pictures/logo-${industry}-${(number % 2) + 1}.svg`;
export const portraitOf = (number: number) => `pictures/portrait-${(number % 5) + 1}.svg`;

export const pictures: ReadonlySet<string> = new Set([
  ...industries.flatMap((industry) => [
    ...scenesOf(industry, 0),
    logoOf(industry, 0),
    logoOf(industry, 1),
  ]),
  ...[0, 1, 2, 3, 4].map(portraitOf),
]);
