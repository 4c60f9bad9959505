import type { Recipe } from '../seed/issuer-profile';
import { randomOf } from '../seed/random';

const grounds = ['#dbe7e4', '#e9e1d3', '#dfe4f0', '#f0e0dd', '#e2ead8'] as const;
const skins = ['#c68d63', '#b57a50', '#d6a27a', '#a86c46', '#cb9670'] as const;
const hairs = ['#1f1a1a', '#2b211d', '#3a2b24', '#5a5657'] as const;
const clothes = ['#27455c', '#5b3a52', '#2f5b50', '#7a4a34', '#3b3f6b', '#f3efe7'] as const;

/** The hair, behind the head and over the forehead. */
interface Style {
  back: string;
  front: string;
}

const styles: readonly Style[] = [
  {
    back: '',
    front:
      '<path d="M70 92c-4-40 16-56 52-54 30 1 50 18 47 54-8-22-22-30-48-30-24 0-40 8-51 30z"/>',
  },
  {
    back: '<path d="M62 190c-8-60-6-150 58-152 66-2 66 92 58 152z"/>',
    front:
      '<path d="M72 100c0-34 16-50 30-52 20 16 46 22 66 22 2 10 2 20 0 30-2-54-22-62-46-62s-46 8-50 62z"/>',
  },
  {
    back: '<circle cx="120" cy="34" r="24"/>',
    front: '<path d="M70 96c-2-40 18-56 50-56s52 16 50 56c-10-26-26-34-50-34s-40 8-50 34z"/>',
  },
  {
    back: '<path d="M64 140c-8-70 10-102 56-102s64 32 56 102z"/>',
    front: '<path d="M70 98c2-30 10-44 24-50 30 6 54 20 76 50 2-48-20-62-50-62s-54 16-50 62z"/>',
  },
];

export function drawPortrait(recipe: Extract<Recipe, { kind: 'portrait' }>): string {
  const random = randomOf(`portrait ${recipe.seed}`);
  const style = random.pick(styles);
  const hair = random.pick(hairs);
  const skin = random.pick(skins);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">',
    `<rect width="240" height="240" fill="${random.pick(grounds)}"/>`,
    `<g fill="${hair}">${style.back}</g>`,
    `<path d="M28 240c4-50 40-66 92-66s88 16 92 66z" fill="${random.pick(clothes)}"/>`,
    `<path d="M98 140h44v38c0 12-10 20-22 20s-22-8-22-20z" fill="${skin}"/>`,
    '<path d="M98 158c12 12 32 12 44 0v10c-12 12-32 12-44 0z" opacity=".14"/>',
    `<ellipse cx="120" cy="106" rx="48" ry="56" fill="${skin}"/>`,
    `<g fill="${hair}">${style.front}</g>`,
    '</svg>',
  ].join('');
}
