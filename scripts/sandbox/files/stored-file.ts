import { queryFirst, type Queryable } from '../db/database';
import type { Recipe } from '../seed/issuer-profile';
import type { Sandbox } from '../context/context';
import { drawLogo } from './logo';
import { drawPortrait } from './portrait';
import { drawScene } from './scene';

export interface FileRow {
  key: string;
  owner_id: string | null;
  content_type: string;
  recipe: Recipe | null;
}

export function findFile(on: Queryable, key: string): Promise<FileRow | undefined> {
  return queryFirst<FileRow>(
    on,
    'select key, owner_id, content_type, recipe from files where key = $1',
    [key],
  );
}

export async function readStoredFile(
  sandbox: Sandbox,
  file: FileRow,
): Promise<Uint8Array | undefined> {
  const { recipe, key } = file;
  if (!recipe) return sandbox.files.read(storedName(key));
  if (recipe.kind === 'document') {
    const { drawDocument } = await import('./document');
    return drawDocument(recipe);
  }
  return new TextEncoder().encode(drawPicture(recipe));
}

/** Turns `images/1b2c.png` into `images-1b2c.png`. */
export function storedName(key: string): string {
  return key.replaceAll('/', '-');
}

function drawPicture(recipe: Exclude<Recipe, { kind: 'document' }>): string {
  if (recipe.kind === 'logo') return drawLogo(recipe);
  if (recipe.kind === 'portrait') return drawPortrait(recipe);
  return drawScene(recipe);
}
