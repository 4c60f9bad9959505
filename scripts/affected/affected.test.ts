import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appFolders, packageFolders, root } from '../workspace/apps';
import { affectedSince, type AffectedTests } from './affected';
import { repositoryIn } from '../workspace/testing/repository';
import { scratchFolder } from '../workspace/testing/scratch-folder';

const [dir, outside] = [scratchFolder(), scratchFolder()];

const groups = ['federation', 'host', 'onboarding', 'opportunities', 'portfolio'];
const everyUnit = [...appFolders, 'shared', 'scripts'];

const unitPaths =
  'scripts/build/ scripts/previews/ scripts/release/ scripts/sandbox/ scripts/visual/';

const { git, commit } = repositoryIn(dir);

function append(file: string): void {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  appendFileSync(path.join(dir, file), '\n');
}

function since(ref: string) {
  const { unit, ...rest } = affectedSince(dir, ref);
  const [scripts] = unit.filter(({ name }) => name === 'scripts');
  // The unit job excludes the tests that run with every change.
  expect(scripts?.paths ?? unitPaths).toBe(unitPaths);
  return { ...rest, unit: unit.map(({ name }) => name) };
}

// Copies the manifests of this repository's packages and adds a few files.
beforeAll(() => {
  const manifests = packageFolders.map((folder) => `${folder}/package.json`);
  for (const file of ['package.json', 'pnpm-workspace.yaml', ...manifests])
    cpSync(path.join(root, file), path.join(dir, file));
  for (const group of [...groups, 'nightly']) append(`scripts/e2e/${group}/a.spec.ts`);
  for (const folder of ['build', 'check', 'affected', 'previews', 'visual'])
    append(`scripts/${folder}/a.ts`);
  append('host/src/App.tsx');
  git('init', '--quiet', '--initial-branch=main');
  commit();
});

it.each<[string, string[], Partial<Omit<AffectedTests, 'unit'>> & { unit?: string[] }]>([
  [
    'a remote, and a browser test of it',
    ['remote-portfolio/src/List.tsx', 'scripts/e2e/portfolio/a.spec.ts'],
    {
      unit: ['remote-portfolio'],
      e2e: ['federation', 'portfolio'],
      release: ['remote-portfolio'],
    },
  ],
  ['the host', ['host/src/App.tsx'], { unit: ['host'], e2e: groups, release: ['host'] }],
  ['shared', ['shared/src/a.ts'], { unit: everyUnit, e2e: groups, release: appFolders }],
  ['a unit test of shared', ['shared/src/a.test.ts'], { unit: ['shared'] }],
  [
    'the build',
    ['scripts/build/a.ts'],
    { unit: everyUnit, e2e: groups, nightly: true, release: appFolders },
  ],
  ['a nightly browser test', ['scripts/e2e/nightly/a.spec.ts'], { nightly: true }],
  ['a nightly unit test', ['scripts/install.test.ts'], { unit: ['scripts'], nightly: true }],
  ['the sandbox', ['scripts/sandbox/main.ts'], { unit: everyUnit, e2e: groups, nightly: true }],
  ...['previews', 'visual'].map<[string, string[], object]>((folder) => [
    folder,
    [`scripts/${folder}/a.ts`],
    { unit: everyUnit, e2e: groups, nightly: true, release: appFolders },
  ]),
  ['what every browser test uses', ['scripts/e2e/portal.ts'], { unit: ['scripts'], e2e: groups }],
  [
    'texts and workflows',
    ['README.md', 'shared/docs/a.md', '.github/workflows/main.yml'],
    { unit: ['scripts'], e2e: ['host'] },
  ],
  ['what is of no package', ['new/a.ts'], { unit: everyUnit, e2e: groups, release: appFolders }],
])('a change of %s', (_, files, affected) => {
  for (const file of files) append(file);
  commit();
  expect(since('HEAD~1')).toMatchObject({
    unit: [],
    e2e: [],
    nightly: false,
    release: [],
    ...affected,
    files: files.toSorted(),
  });
});

it('counts a renamed file by both of its names, and only what a branch changed', () => {
  const base = git('rev-parse', 'HEAD');
  git('switch', '--quiet', '-c', 'feature');
  mkdirSync(path.join(dir, 'remote-onboarding/src'));
  writeFileSync(path.join(dir, 'host/src/App.tsx'), 'a file\nof some\nlines\n');
  commit();
  git('mv', 'host/src/App.tsx', 'remote-onboarding/src/App.tsx');
  commit();
  git('switch', '--quiet', 'main');
  append('shared/src/a.ts');
  commit();
  git('switch', '--quiet', 'feature');
  expect(since('main')).toMatchObject({ base, release: ['host', 'remote-onboarding'] });
});

it('says what to do where git does not know the commit', () => {
  expect(() => since('origin/main')).toThrow('Fetch the whole history');
  expect(() => since('--output=x')).toThrow('is not a commit');
  expect(() => affectedSince(outside, 'main')).toThrow(`${outside} is not a git repository`);
});
