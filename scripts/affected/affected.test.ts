import { affectedSince } from './affected';
import {
  disposeTemplate,
  workspaceRepository,
  type Repository,
} from './testing/workspace-repository';

let repository: Repository;

beforeEach(() => (repository = workspaceRepository()));
afterEach(() => repository.dispose());
afterAll(disposeTemplate);

/** Changes one file in a commit and says what that affects. */
function change(file: string, text = `${Math.random()}\n`) {
  repository.write(file, text);
  repository.commit();
  return since('HEAD~1');
}

function since(ref: string) {
  const { projects, ...rest } = affectedSince(repository.dir, ref);
  return {
    ...rest,
    projects,
    names: projects.map(({ name }) => name),
    shipped: projects.filter(({ ships }) => ships).map(({ name }) => name),
    because: (name: string) => projects.find((each) => each.name === name)?.because,
  };
}

const apps = ['host', 'remote-onboarding', 'remote-opportunities', 'remote-portfolio'];
const unitTested = [...apps, 'shared', 'sandbox', 'scripts/build', 'scripts/serve'];
const browserTested = ['e2e/federation', 'e2e/host', 'e2e/onboarding', 'e2e/portfolio'];
const all = [...unitTested, ...browserTested];

describe('what a change affects', () => {
  it('is nothing where nothing changed', () => {
    expect(since('HEAD')).toMatchObject({ names: [], unaffected: all, docs: false });
  });

  it('of a remote is that remote and its browser tests', () => {
    const found = change('remote-portfolio/src/List.tsx');
    expect(found.names).toEqual(['remote-portfolio', 'e2e/federation', 'e2e/portfolio']);
    expect(found.shipped).toEqual(['remote-portfolio']);
    expect(found.because('remote-portfolio')).toEqual(['remote-portfolio/src/List.tsx']);
  });

  it('of a unit test is checked and not released', () => {
    const found = change('remote-portfolio/src/index.test.tsx');
    expect(found.names).toEqual(['remote-portfolio']);
    expect(found.shipped).toEqual([]);
  });

  it('of the host is the host and every browser test, though the build of a remote reads a file of it', () => {
    const found = change('host/src/App.tsx');
    expect(found.names).toEqual(['host', 'scripts/build', ...browserTested]);
    expect(found.shipped).toEqual(['host']);
  });

  it('of a module of shared is what imports it, with the shortest way', () => {
    const found = change('shared/src/ui/Tag.tsx');
    expect(found.shipped).toEqual(['remote-portfolio']);
    expect(found.names).toEqual(['remote-portfolio', 'shared', 'e2e/federation', 'e2e/portfolio']);
    expect(found.because('remote-portfolio')).toEqual([
      'remote-portfolio/src/List.tsx',
      'shared/src/ui/Card.tsx',
      'shared/src/ui/Tag.tsx',
    ]);
  });

  it('of a module that nothing imports is the tests beside it', () => {
    expect(change('shared/src/ui/Unused.tsx').names).toEqual(['shared']);
    expect(change('shared/src/rules/money.test.ts').names).toEqual(['shared']);
  });

  it('of what the sandbox stands on is every test and no release', () => {
    const found = change('shared/src/rules/money.ts');
    expect(found.names).toEqual(unitTested);
    expect(found.shipped).toEqual([]);
    expect(found.because('host')).toEqual([
      'scripts/config/jest.config.cjs',
      'scripts/config/jest-sandbox.cjs',
      'scripts/sandbox/main.ts',
      'shared/src/rules/money.ts',
    ]);
  });

  it('of the contract version is every app', () => {
    const found = change('shared/package.json', '{ "version": "1.1.0" }\n');
    expect(found.shipped).toEqual(apps);
    expect(found.everything).toBeUndefined();
  });

  it('of a file that a script reads is what runs the script', () => {
    expect(change('scripts/serve/index.html').names).toEqual(['scripts/serve', ...browserTested]);
  });

  it('of the build is every app', () => {
    expect(change('scripts/build/presets.cjs').shipped).toEqual(apps);
    expect(change('scripts/build/build-app.test.ts').names).toEqual(['scripts/build']);
  });

  it('of one folder of browser tests is that folder', () => {
    expect(change('scripts/e2e/portfolio/actions.spec.ts').names).toEqual(['e2e/portfolio']);
    expect(change('scripts/e2e/playwright.config.ts').names).toEqual(browserTested);
  });

  it('of a text is the docs, and the test that reads it', () => {
    expect(change('shared/docs/guide.md')).toMatchObject({ names: [], docs: true });
    expect(change('README.md')).toMatchObject({ names: ['e2e/host'], docs: true });
  });

  it('of workflows and of the formatter is what every change is checked for anyway', () => {
    expect(change('.github/workflows/main.yml').names).toEqual([]);
    expect(change('.prettierrc.json').names).toEqual([]);
  });

  it('is counted by both names of a renamed file', () => {
    repository.git('mv', 'host/src/App.tsx', 'remote-onboarding/src/App.tsx');
    repository.commit();
    expect(since('HEAD~1').shipped).toEqual(['host', 'remote-onboarding']);
  });

  it('is what a branch changed, and what is not committed yet', () => {
    const base = repository.git('rev-parse', 'HEAD');
    repository.git('switch', '--quiet', '-c', 'feature');
    change('remote-onboarding/src/Welcome.tsx');
    repository.git('switch', '--quiet', 'main');
    change('host/src/App.tsx');
    repository.git('switch', '--quiet', 'feature');
    repository.write('remote-portfolio/src/New.tsx', 'export {};\n');
    const found = since('main');
    expect(found.base).toBe(base);
    expect(found.shipped).toEqual(['remote-onboarding', 'remote-portfolio']);
  });
});

describe('what a dependency affects', () => {
  const edit = (from: string, to: string) => {
    const text = repository.git('show', 'HEAD:pnpm-lock.yaml');
    expect(text).toContain(from);
    return change('pnpm-lock.yaml', `${text.replace(from, to)}\n`);
  };

  it('is the package that imports it', () => {
    const found = edit('sha512-luxon', 'sha512-other');
    expect(found.names).toEqual(['remote-portfolio', 'e2e/federation', 'e2e/portfolio']);
    expect(found.because('remote-portfolio')).toEqual([
      'remote-portfolio/src/List.tsx',
      'luxon',
      'pnpm-lock.yaml (luxon)',
    ]);
  });

  it('is the whole package where no file imports it', () => {
    expect(edit('sha512-types', 'sha512-other').shipped).toEqual(['remote-portfolio']);
  });

  it('is everything for a tool of all', () => {
    expect(edit('sha512-jest', 'sha512-other')).toMatchObject({
      names: all,
      everything: 'pnpm-lock.yaml: jest is a tool of every package',
    });
  });

  it('is everything where the lock file’s settings changed', () => {
    expect(edit('autoInstallPeers: false', 'autoInstallPeers: true').names).toEqual(all);
  });

  it('is left to the lock file where only the catalog changed', () => {
    const text = repository.git('show', 'HEAD:pnpm-workspace.yaml');
    expect(change('pnpm-workspace.yaml', text.replace('19.0.0', '20.0.0')).names).toEqual([]);
    expect(change('pnpm-workspace.yaml', `${text}\noverrides: { a: 1 }\n`).names).toEqual(all);
  });
});

describe('what is not understood affects everything', () => {
  it.each([
    ['a setting of all packages', 'package.json'],
    ['a file of a new folder', 'remote-new/src/index.ts'],
    ['an unknown file of the root', 'Makefile'],
    ['an unknown hidden folder', '.ci/run'],
    ['a file of scripts itself', 'scripts/package.json'],
  ])('%s', (_, file) => {
    const found = change(file);
    expect(found.names).toEqual(all);
    expect(found.everything).toContain(file);
  });

  it('a module that was deleted, while its importers may resolve to another', () => {
    repository.remove('shared/src/ui/Unused.tsx');
    repository.commit();
    expect(since('HEAD~1').everything).toContain('shared/src/ui/Unused.tsx: it was deleted');
  });

  it('an import that cannot be followed: its app stands on every other file', () => {
    change(
      'remote-onboarding/src/load.ts',
      'export const load = (name: string) => import(name);\n',
    );
    expect(change('shared/src/ui/Unused.tsx').shipped).toEqual(['remote-onboarding']);
    change('host/src/load.ts', `import './generated';\n`);
    expect(change('shared/src/ui/Unused.tsx').shipped).toEqual(['host', 'remote-onboarding']);
    expect(change('shared/docs/guide.md').names).toEqual([]);
  });
});

it('says what to do where git does not know the commit', () => {
  expect(() => since('origin/main')).toThrow('Fetch the whole history');
  expect(() => since('--output=x')).toThrow('is not a commit');
});
