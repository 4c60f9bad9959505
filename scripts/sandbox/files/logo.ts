import type { Recipe, Industry } from '../seed/issuer-profile';
import { randomOf } from '../seed/random';
import { paletteOf } from './palette';

const marks: Readonly<Record<Industry, string>> = {
  terraces: '<path d="M14 66q17-22 34-10t34-6M14 52q17-22 34-10t34-6M14 80q17-22 34-10t34-6"/>',
  waves:
    '<path d="M12 40q9-10 18 0t18 0 18 0 18 0M12 56q9-10 18 0t18 0 18 0 18 0M22 72q8-9 16 0t16 0 16 0"/>',
  solar:
    '<circle cx="48" cy="48" r="14"/><path d="M48 14v12M48 70v12M14 48h12M70 48h12M24 24l8 8M64 64l8 8M72 24l-8 8M32 64l-8 8"/>',
  weave: '<path d="M28 14v68M48 14v68M68 14v68M14 28h68M14 48h68M14 68h68"/>',
  skyline: '<path d="M16 80V46h18v34M34 80V22h24v58M58 80V38h22v42M42 36h8M42 50h8M42 64h8"/>',
  leaves:
    '<path d="M48 82V44M48 58C24 60 18 42 18 24c20 0 30 12 30 30M48 48c0-18 10-26 30-26 0 20-10 32-30 32"/>',
  orbits:
    '<circle cx="48" cy="48" r="9"/><ellipse cx="48" cy="48" rx="36" ry="14"/><ellipse cx="48" cy="48" rx="36" ry="14" transform="rotate(60 48 48)"/><ellipse cx="48" cy="48" rx="36" ry="14" transform="rotate(120 48 48)"/>',
  roads: '<path d="M22 82Q40 50 40 14M74 82Q56 50 56 14M48 20v10M48 42v12M48 66v14"/>',
};

export function drawLogo(recipe: Extract<Recipe, { kind: 'logo' }>): string {
  const random = randomOf(`logo ${recipe.name}`);
  const { layers } = paletteOf(recipe.name);
  const from = layers[random.between(0, 1)] ?? layers[0];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">',
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${layers[3]}"/></linearGradient></defs>`,
    '<rect width="96" height="96" rx="22" fill="url(#ground)"/>',
    `<g fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" transform="translate(9.6 9.6) scale(.8)">${marks[recipe.industry]}</g>`,
    '</svg>',
  ].join('');
}
