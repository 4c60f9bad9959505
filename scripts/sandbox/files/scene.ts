import type { Recipe } from '../seed/issuer-profile';
import { randomOf } from '../seed/random';
import { height, motifs, width } from './motifs';
import { paletteOf } from './palette';

export function drawScene(recipe: Extract<Recipe, { kind: 'banner' | 'gallery' }>): string {
  const random = randomOf(`scene ${recipe.seed}`);
  const palette = paletteOf(recipe.seed);
  const sun = {
    x: random.between(180, width - 180),
    y: random.between(110, 260),
    r: random.between(54, 104),
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">`,
    '<defs>',
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.sky[0]}"/><stop offset="1" stop-color="${palette.sky[1]}"/></linearGradient>`,
    `<radialGradient id="glow"><stop offset="0" stop-color="${palette.light}" stop-opacity=".9"/><stop offset="1" stop-color="${palette.light}" stop-opacity="0"/></radialGradient>`,
    '</defs>',
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r * 3}" fill="url(#glow)"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${palette.light}"/>`,
    motifs[recipe.industry](random, palette),
    '</svg>',
  ].join('');
}
