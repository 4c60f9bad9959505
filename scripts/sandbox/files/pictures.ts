// The colours of a scene: two of its sky, its sun, and four of its land from light to dark. The files have those of `amber`.
const amber = 'fde7c8 f6a97b fff4dc c9876a 97606a 5f4560 332c4a';
const blue = 'dfe9fb 8fb1ea ffffff 6f90cf 4d6db0 334e8c 1f3263';
const green = 'e6f2df 9fcf9a fcfff0 75b07d 4f9068 356f55 1f4b3d';
const teal = 'd7efe9 7cc4bd fbfff2 5aa39c 3d827f 27605f 153f42';
const sand = 'f4ecd8 d8c48b fffbea a9a66a 7f8a52 586c40 33472f';
const rose = 'fbe3e4 ea9fa8 fff7f0 c4768c 965476 683c60 3f2746';

/** The issuers of an industry share its pictures: the scene of its file in three colours, and its logo in two of them. */
const coloursOf: Readonly<Record<string, readonly string[]>> = {
  leaves: [amber, blue, green],
  orbits: [green, teal, blue],
  roads: [blue, amber, sand],
  skyline: [blue, teal, sand],
  solar: [sand, green, teal],
  terraces: [sand, green, blue],
  waves: [amber, blue, rose],
  weave: [sand, amber, green],
};
// The second scene is mirrored, and the third is nearer.
const [unmoved = '', ...moves] = [
  'translate(0 0)',
  'translate(1200 0) scale(-1 1)',
  'translate(-240 -84) scale(1.2)',
];

/** Returns the keys of an industry's scenes, which start with another one for the next number. */
export const scenesOf = (industry: string, number: number) =>
  [0, 1, 2].map((index) => `pictures/${industry}-${(number + index) % 3}.svg`);
export const logoOf = (industry: string, number: number) =>
  `pictures/logo-${industry}-${(number % 2) + 1}.svg`;
export const portraitOf = (number: number) => `pictures/portrait-${(number % 5) + 1}.svg`;

/** Returns what draws the picture of a key from a file of the folder `pictures`, or undefined for another key. */
export function pictureOf(key: string, readFile: (file: string) => Promise<Uint8Array>) {
  const draw = (file: string, changes: Readonly<Record<string, string>>) => async () => {
    let text = new TextDecoder().decode(await readFile(`pictures/${file}.svg`));
    for (const [from, to] of Object.entries(changes)) text = text.replaceAll(from, to);
    return new TextEncoder().encode(text);
  };
  const [, logo, name = '', number = ''] = /^pictures\/(logo-)?(\w+)-(\d)\.svg$/.exec(key) ?? [];
  if (name === 'portrait') return draw('portraits', { '#portrait-1': `#portrait-${number}` });
  const colours = coloursOf[name]?.[Number(number)]?.split(' ');
  if (!colours) return undefined;
  const from = amber.split(' ');
  const recoloured = Object.fromEntries(from.map((each, at) => [`#${each}`, `#${colours[at]}`]));
  if (logo) return draw('logos', { ...recoloured, '#leaves': `#${name}` });
  return draw(name, { ...recoloured, [unmoved]: moves[Number(number) - 1] ?? unmoved });
}
