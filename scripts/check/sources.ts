import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps';
import { git } from '../workspace/git';

export interface Import {
  /** The path from the root of the repository. */
  file: string;
  specifier: string;
}

/** Returns the files that git knows, such as `*.md`, except deleted ones. With `--others`, also new files. */
export function filesOfGit(...args: string[]): string[] {
  return git(root, 'ls-files', ...args)
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
}

export function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesOf(file);
    return /\.tsx?$/.test(file) && !file.endsWith('.d.ts') ? [file] : [];
  });
}

/** Returns the imports of a text: static imports, `import()`, `require()`, `require.resolve()` and type imports. */
export function importsIn(text: string): string[] {
  const found = text.matchAll(
    /(?:\bfrom\s|\bimport\s*\(?|\brequire(?:\.resolve)?\()\s*(?:\/\*[^*]*\*\/\s*)?'([\w@./:-]+)'/g,
  );
  return [...found].map(([, specifier = '']) => specifier);
}

const scope = '@investor-portal/';
const foldersOfPackages: Readonly<Record<string, string>> = {
  embed: 'shared/embed',
  'embed-react': 'shared/embed-react',
  loader: 'shared/loader',
  registry: 'shared/registry',
  sandbox: 'scripts/sandbox',
};

/** Returns the file of an import that is relative or in one of our packages, or undefined for any other import. */
export function targetOf({ file, specifier }: Import): string | undefined {
  const isFile = (each: string) =>
    statSync(path.join(root, each), { throwIfNoEntry: false })?.isFile() === true;
  return candidatesOf(file, specifier)
    .flatMap((base) => ['', '.ts', '.tsx'].map((extension) => base + extension))
    .find(isFile);
}

function candidatesOf(file: string, specifier: string): string[] {
  if (specifier.startsWith('.')) return [path.join(path.dirname(file), specifier)];
  if (!specifier.startsWith(scope)) return [];
  const [name = '', ...part] = specifier.slice(scope.length).split('/');
  const folder = foldersOfPackages[name] ?? name;
  return [path.join(folder, 'src', ...part), path.join(folder, ...part)];
}
