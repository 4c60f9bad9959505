import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root, workDir } from '../workspace/apps';

const ownScope = '@investor-portal/shared/';
const remoteModule = 'shared/loader/src/remote-module';
const documentStart = 'shared/src/contract/document-start';

/**
 * Returns the declarations of the contract: our own modules that the host shares, with every module of `shared` that their types
 * name, and the major and minor versions of the libraries.
 */
export function declarationsOf(dir: string): string {
  const load = createRequire(path.join(dir, 'shared/package.json'));
  const { singletons } = load('./federation/singletons.cjs') as { singletons: readonly string[] };
  const { version } = JSON.parse(
    readFileSync(path.join(dir, 'shared/federation/contract.json'), 'utf8'),
  ) as { version: string };
  const libraries = singletons.filter((name) => !name.startsWith(ownScope));
  const own = singletons.filter((name) => name.startsWith(ownScope));
  const modules = emit(dir, [...own.map(fileOf), remoteModule, documentStart]);
  const lines = [
    `  const version: '${version}';`,
    '  interface Libraries {',
    ...libraries.map((name) => `    '${name}': [${versionOf(load, name)}];`),
    '  }',
    '  interface Provided {',
    ...own.map((name) => `    '${name}': typeof import('contract/${fileOf(name)}');`),
    `    start: { it: import('contract/${documentStart}').DocumentStart };`,
    '  }',
    `  type Consumed = import('contract/${remoteModule}').RemoteModule;`,
  ];
  return [
    '// Made by `pnpm contract:diff --write`.',
    `declare module 'contract' {\n${lines.join('\n')}\n}`,
    ...[...modules].map(([file, text]) => `declare module 'contract/${file}' {\n${text}}`),
    '',
  ].join('\n');
}

const fileOf = (name: string) => name.replace(ownScope, 'shared/src/');

/** Returns the major and the minor version of an installed library, such as '19, 3'. */
function versionOf(load: NodeJS.Require, name: string): string {
  const { version } = load(`${name.split('/')[0]}/package.json`) as { version: string };
  return version.split('.').slice(0, 2).join(', ');
}

/** Returns the declarations of these modules and of what their types name, by file without its extension. */
function emit(dir: string, modules: string[]): ReadonlyMap<string, string> {
  const outDir = path.join(workDir, 'contract/declarations');
  rmSync(outDir, { recursive: true, force: true });
  compile(path.dirname(outDir), {
    compilerOptions: {
      noEmit: false,
      emitDeclarationOnly: true,
      declaration: true,
      removeComments: true,
      types: [],
      rootDir: dir,
      outDir,
    },
    files: modules.map((file) => path.join(dir, `${file}.ts`)),
  });
  const texts = new Map<string, string>();
  const waiting = [...modules];
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    if (texts.has(file)) continue;
    const folder = path.dirname(file);
    const text = readFileSync(path.join(outDir, `${file}.d.ts`), 'utf8')
      // These are not allowed within the declaration of a module.
      .replace(/^declare global \{.*?^\}\n/ms, '')
      .replaceAll(/^(export )?declare /gm, '$1')
      .replaceAll(/(from |import\()(['"])(\.[^'"]+)/g, (_, before, quote, specifier: string) => {
        const target = path.posix.join(folder, specifier);
        waiting.push(target);
        return `${before}${quote}contract/${target}`;
      });
    texts.set(file, text);
  }
  return texts;
}

/** Returns the compiler's messages. @throws an error if the compiler did not finish. */
export function compile(folder: string, settings: object): string {
  mkdirSync(folder, { recursive: true });
  const project = path.join(folder, 'tsconfig.json');
  const extended = path.join(root, 'scripts/config/tsconfig.browser.json');
  writeFileSync(project, JSON.stringify({ extends: extended, ...settings }));
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { error, status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsc, '--project', project, '--pretty', 'false'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (error) throw error;
  // An error without a file is an error in the settings. The compiler has then read no file.
  if (![0, 1, 2].includes(status ?? -1) || /^error TS/m.test(stdout))
    throw new Error(`The compiler did not finish: ${stdout}${stderr}`);
  return stdout;
}
