import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const lock = `lockfileVersion: '9.0'
settings:
  autoInstallPeers: false
importers:
  .:
    devDependencies:
      jest: { specifier: 'catalog:', version: 30.0.0 }
  host:
    dependencies:
      react: { specifier: 'catalog:', version: 19.0.0 }
      '@investor-portal/shared': { specifier: 'workspace:*', version: 'link:../shared' }
  remote-portfolio:
    dependencies:
      luxon: { specifier: 'catalog:', version: 3.0.0 }
    devDependencies:
      '@types/luxon': { specifier: 'catalog:', version: 3.0.0 }
packages:
  jest@30.0.0: { resolution: { integrity: sha512-jest } }
  react@19.0.0: { resolution: { integrity: sha512-react } }
  luxon@3.0.0: { resolution: { integrity: sha512-luxon } }
  '@types/luxon@3.0.0': { resolution: { integrity: sha512-types } }
snapshots:
  jest@30.0.0: {}
  react@19.0.0: {}
  luxon@3.0.0: {}
  '@types/luxon@3.0.0': {}
`;

/** A small repository with the folders of this one. */
const files: Record<string, string> = {
  'README.md': '# Portal\n',
  'package.json': '{}\n',
  'pnpm-lock.yaml': lock,
  'pnpm-workspace.yaml': 'packages:\n  - host\ncatalog:\n  react: 19.0.0\n',
  '.prettierrc.json': '{}\n',
  '.github/workflows/main.yml': 'name: main\n',
  'shared/package.json': '{ "version": "1.0.0" }\n',
  'shared/docs/guide.md': '# Guide\n',
  'shared/src/contract/define-remote.ts': `import { version } from '../../package.json';\nexport { version };\n`,
  'shared/src/rules/money.ts': 'export const centavos = 100;\n',
  'shared/src/rules/money.test.ts': `import './money';\n`,
  'shared/src/ui/Tag.tsx': `export const Tag = 'Tag';\n`,
  'shared/src/ui/Card.tsx': `export { Tag } from './Tag';\n`,
  'shared/src/ui/Lazy.tsx': `/** Use as \`lazy(() => import('./Chart'))\`. */\nexport const load = () => import(\n  './Tag'\n);\n`,
  'shared/src/ui/Unused.tsx': 'export const Unused = 1;\n',
  'scripts/package.json': '{}\n',
  'scripts/build/webpack.preset.cjs': `const { presets } = require('./presets.cjs');\nmodule.exports = presets;\n`,
  'scripts/build/presets.cjs': `require('@investor-portal/shared/package.json');\n`,
  'scripts/build/build-app.ts': `import '../workspace/apps.ts';\nexport const read = 'host/package.json';\n`,
  'scripts/build/build-app.test.ts': `import './build-app';\n`,
  'scripts/workspace/apps.ts': 'export const apps = [];\n',
  'scripts/config/jest.config.cjs': `module.exports = { globalSetup: require.resolve('./jest-sandbox.cjs') };\n`,
  'scripts/config/jest-sandbox.cjs': `spawn('node --import tsx scripts/sandbox/main.ts');\n`,
  'scripts/sandbox/main.ts': `import '@investor-portal/shared/rules/money';\n`,
  'scripts/sandbox/page/control.html': '<p>\n',
  'scripts/serve/page.ts': `export const page = 'index.html';\n`,
  'scripts/serve/page.test.ts': `import './page';\n`,
  'scripts/serve/index.html': '<p>\n',
  'scripts/e2e/playwright.config.ts': `export const command = 'node scripts/serve/page.ts';\n`,
  'scripts/e2e/host/shell.spec.ts': `export const readme = '../../../README.md';\n`,
  'scripts/e2e/onboarding/welcome.spec.ts': 'export {};\n',
  'scripts/e2e/portfolio/actions.spec.ts': 'export {};\n',
  'scripts/e2e/federation/chaos.spec.ts': 'export {};\n',
};

for (const app of ['host', 'remote-onboarding', 'remote-opportunities', 'remote-portfolio']) {
  files[`${app}/package.json`] = '{}\n';
  files[`${app}/tsconfig.json`] = '{}\n';
  files[`${app}/webpack.config.cjs`] =
    `require('@investor-portal/scripts/build/webpack.preset.cjs');\n`;
  files[`${app}/src/index.tsx`] = `import '@investor-portal/shared/contract/define-remote';\n`;
  files[`${app}/src/index.test.tsx`] = `import './index';\n`;
}
files['remote-portfolio/src/List.tsx'] =
  `import { Card } from '@investor-portal/shared/ui/Card';\nimport 'luxon';\n`;
files['host/src/App.tsx'] = `import 'react';\n`;

export interface Repository {
  dir: string;
  write(file: string, text: string): void;
  remove(file: string): void;
  git(...args: string[]): string;
  commit(): void;
  dispose(): void;
}

let template: Repository | undefined;

/** Such a repository in a temporary folder, with one commit. */
export function workspaceRepository(): Repository {
  template ??= createTemplate();
  const repository = inTemporaryFolder();
  cpSync(template.dir, repository.dir, { recursive: true });
  return repository;
}

/** To be called when no repository is needed any more. */
export function disposeTemplate(): void {
  template?.dispose();
}

function createTemplate(): Repository {
  const repository = inTemporaryFolder();
  repository.git('init', '--quiet', '--initial-branch=main');
  for (const [file, text] of Object.entries(files)) repository.write(file, text);
  repository.commit();
  return repository;
}

function inTemporaryFolder(): Repository {
  const dir = mkdtempSync(path.join(tmpdir(), 'affected-'));
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: dir, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout.trim();
  };
  return {
    dir,
    git,
    write: (file, text) => {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      writeFileSync(path.join(dir, file), text);
    },
    remove: (file) => rmSync(path.join(dir, file)),
    commit: () => {
      git('add', '--all');
      git('-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '--quiet', '-m', 'x');
    },
    dispose: () => rmSync(dir, { recursive: true, force: true }),
  };
}
