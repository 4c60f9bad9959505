import type { Recipe } from '../seed/files';
import { drawLogo } from './logo';
import { drawPortrait } from './portrait';
import { drawScene } from './scene';

/** The SVG of a generated picture; the same recipe gives the same text. */
export function drawPicture(recipe: Exclude<Recipe, { kind: 'document' }>): string {
  if (recipe.kind === 'logo') return drawLogo(recipe);
  if (recipe.kind === 'portrait') return drawPortrait(recipe);
  return drawScene(recipe);
}
