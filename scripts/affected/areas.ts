import { appFolders } from '../workspace/apps.ts';

/**
 * The part of the repository that a file belongs to and that changes as one: an app, the sandbox, browser tests by folder,
 * or a single source of shared and of scripts. Tests of an app are a part of their own, because what ships does not
 * stand on them, and so are the files of a folder of scripts that are no sources: any source beside them may read them.
 */
export function areaOf(file: string): string {
  const [top = '', folder = '', ...rest] = file.split('/');
  const tests = isForTests(file) ? testsOf : (area: string) => area;
  if (isDocument(file)) return file;
  if (appFolders.includes(top)) return tests(top);
  if (top !== 'scripts' || rest.length === 0) return file;
  if (folder === 'e2e') return rest.length > 1 ? `scripts/e2e/${rest[0]}` : 'scripts/e2e';
  if (folder === 'sandbox') return tests('scripts/sandbox');
  return isSource(file) ? file : filesBeside(file);
}

/** The area of the files in a folder of scripts that are no sources. */
export function filesBeside(file: string): string {
  return `${file.split('/').slice(0, 2).join('/')} (files)`;
}

export function testsOf(area: string): string {
  return `${area} (tests)`;
}

/** Tests and what only they use; what the type checker reads is for checks alone, too. */
export function isForTests(file: string): boolean {
  return (
    /\.test\.tsx?$/.test(file) || file.includes('/testing/') || file.endsWith('/tsconfig.json')
  );
}

export function isSource(file: string): boolean {
  return /\.(?:[cm]?ts|[cm]?js|tsx)$/.test(file);
}

export function isDocument(file: string): boolean {
  return file.endsWith('.md') || file.startsWith('shared/docs/') || file === 'LICENSE';
}

/** Read by checks of the whole repository alone, which every change runs. */
export function isForRepositoryChecks(file: string): boolean {
  return (
    file.startsWith('.github/') ||
    ['.gitignore', '.oxlintrc.json', '.prettierignore', '.prettierrc.json'].includes(file)
  );
}

/** The package of the workspace whose package.json says what a file may import. */
export function packageOf(file: string): string {
  if (file.startsWith('scripts/sandbox/')) return 'scripts/sandbox';
  return file.includes('/') ? (file.split('/')[0] ?? '.') : '.';
}
