import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

export interface Import {
  /** From the root of the repository. */
  file: string;
  specifier: string;
}

/** Every TypeScript source in a folder, as a path from the root of the repository. */
export function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesOf(file);
    return /\.tsx?$/.test(file) && !file.endsWith('.d.ts') ? [file] : [];
  });
}

/** What a file imports: statically, with `import()`, or types only. */
export function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'([\w@./:-]+)'/g);
  return [...found].map(([, specifier = '']) => ({ file, specifier }));
}

const shared = '@investor-portal/shared/';

/** The TypeScript source that an import names, relatively or as a part of shared; undefined for anything else. */
export function targetOf({ file, specifier }: Import): string | undefined {
  const ofShared = specifier.startsWith(shared);
  if (!ofShared && !specifier.startsWith('.')) return undefined;
  const target = ofShared
    ? path.join('shared/src', specifier.slice(shared.length))
    : path.join(path.dirname(file), specifier);
  return ['', '.ts', '.tsx']
    .map((extension) => target + extension)
    .find((each) => existsSync(path.join(root, each)) && statSync(path.join(root, each)).isFile());
}
