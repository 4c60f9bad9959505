import { singletons } from '@investor-portal/shared/federation/singletons.cjs';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { readRegistry } from '../release/change-registry';
import { openStore } from '../release/open-store';
import { release } from '../release/release-command';
import { releases } from '../release/releases-command';
import { root } from '../workspace/apps';
import { exampleOutside, installed, manifestIn, type Outside } from './outside';

let outside: Outside;
beforeAll(() => (outside = exampleOutside()));
afterAll(() => rmSync(outside.dir, { recursive: true, force: true }));

function run(program: string, ...args: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [program, ...args], {
    cwd: outside.dir,
    encoding: 'utf8',
  });
  return { status, stdout };
}
const types = () => run(path.join(installed('typescript'), 'bin/tsc'), '-p', '.');

describe('a remote outside this repository, built from the tarball of shared alone', () => {
  it('gets the sources of the contract, and neither tests nor guides', () => {
    const { packed } = outside;
    expect(packed).toContain('README.md');
    expect(packed).toContain('src/contract/define-remote.ts');
    expect(packed).toContain('federation/singletons.cjs');
    expect(packed.filter((file) => /\.test\.|^docs|src\/testing/.test(file))).toEqual([]);
  });

  it('has the versions that the host has', () => {
    const { dependencies, devDependencies } = manifestIn(path.join(__dirname, 'example'));
    const { '@investor-portal/shared': _, ...libraries } = { ...dependencies, ...devDependencies };
    const here = Object.keys(libraries).map((name) => [name, manifestIn(installed(name)).version]);
    expect(Object.fromEntries(here)).toEqual(libraries);
  });

  it('has the contract’s types, which find a mistake', () => {
    expect(types()).toEqual({ status: 0, stdout: '' });
    const mistake = path.join(outside.dir, 'src/mistake.ts');
    writeFileSync(
      mistake,
      `import { defineRemote } from '@investor-portal/shared/contract/define-remote';\ndefineRemote({ name: 'unknown', contract: '1.0.0', routes: [] });\n`,
    );
    expect(types()).toMatchObject({ stdout: expect.stringContaining('"unknown"') as unknown });
    rmSync(mistake);
  });

  it('builds, exposes its routes alone, and brings no copy of what is the host’s', () => {
    const cli = path.join(installed('webpack-cli'), 'bin/cli.js');
    expect(run(cli, '--mode', 'production')).toMatchObject({ status: 0 });
    const dist = path.join(outside.dir, 'dist');
    const manifest = JSON.parse(readFileSync(path.join(dist, 'mf-manifest.json'), 'utf8')) as {
      name: string;
      exposes: { path: string }[];
      shared: { name: string }[];
    };
    expect(manifest.name).toBe('portfolio');
    expect(manifest.exposes.map((each) => each.path)).toEqual(['./routes']);
    const taken = manifest.shared.map(({ name }) => name);
    expect(taken).toContain('react-router-dom');
    expect(taken).toContain('@investor-portal/shared/session/runtime-config');
    expect(taken.filter((name) => !singletons.includes(name))).toEqual([]);

    const scripts = readdirSync(path.join(dist, 'assets'));
    const texts = scripts.map((name) => readFileSync(path.join(dist, 'assets', name), 'utf8'));
    const compiled = scripts.flatMap((name, index) =>
      name.endsWith('.map')
        ? (JSON.parse(texts[index] ?? '') as { sources: string[] }).sources
        : [],
    );
    expect(compiled.some((source) => source.endsWith('shared/src/ui/Button.tsx'))).toBe(true);
    const modules = compiled.map((source) =>
      source.replace(/^.*node_modules\/(.*?)(\.tsx?)?$/, '$1'),
    );
    const copies = modules
      .map((name) => name.replace('@investor-portal/shared/src/', '@investor-portal/shared/'))
      .filter((name) => singletons.some((each) => name === each || name.startsWith(`${each}/`)));
    expect(copies).toEqual([]);
    // What the host compares with its own, from the tarball.
    expect(texts.join()).toContain(`"${manifestIn(path.join(root, 'shared')).version}"`);
  });
});

const commit = 'c0ffee'.repeat(7).slice(0, 40);
const dist = () => path.join(outside.dir, 'dist');
const to = () => path.join(outside.dir, 'store');
const releaseIt = (options = {}) =>
  release(['portfolio'], { from: dist(), commit, to: to(), ...options });
const registered = async () => (await readRegistry(await openStore(to()))).portfolio;

// With what the tests above have built.
describe('pnpm release --from, with what a repository of its own has built', () => {
  beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('needs a commit, which it takes from that repository or by name', async () => {
    await expect(releaseIt({ commit: undefined })).rejects.toThrow('not a git repository');
    await expect(releaseIt({ commit: 'main' })).rejects.toThrow('40 digits');
    await expect(releaseIt({ from: undefined })).rejects.toThrow('which --from names');
    await expect(releaseIt({ from: outside.dir })).rejects.toThrow('no readable mf-manifest.json');
  });

  it('refuses an entry that loads chunks without integrity', async () => {
    const [entry = ''] = readdirSync(path.join(dist(), 'assets')).filter((name) =>
      /^entry\..*\.js$/.test(name),
    );
    const place = path.join(dist(), 'assets', entry);
    const text = readFileSync(place, 'utf8');
    writeFileSync(place, text.replaceAll('portalScriptIntegrity', 'nothing'));
    await expect(releaseIt()).rejects.toThrow('without their integrity');
    writeFileSync(place, text);
    expect(await registered()).toBeUndefined();
  });

  it('refuses a build that does not say which contract it is for', async () => {
    const manifest = path.join(dist(), 'mf-manifest.json');
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.replaceAll('@investor-portal/shared/', '@elsewhere/shared/'));
    await expect(releaseIt()).rejects.toThrow('its contract is unknown');
    writeFileSync(manifest, text);
  });

  it('releases it as every other: stamped, checked, with its maps in private, for a page to start', async () => {
    const before = readdirSync(dist(), { recursive: true }).toSorted();
    await releaseIt();
    const released = await registered();
    const version = released?.current ?? '';
    expect(version).toMatch(/^1\.0\.0-[\da-f]{10}$/);
    const entry = released?.versions[version];
    expect(entry).toMatchObject({ contract: `^${contractVersion}`, sha: commit });
    const { start } = entry ?? {};
    const scripts = [start?.entry ?? '', ...(start?.scripts ?? [])];
    expect(scripts.map((script) => script.replace(/\.[\da-f]{12}\.js$/, ''))).toEqual([
      'assets/entry',
      'assets/__federation_expose_routes',
    ]);
    for (const script of scripts) expect(start?.integrity[script]).toMatch(/^sha384-/);
    const store = await openStore(to());
    expect(await store.missingFiles(`portfolio/${version}`)).toEqual([]);
    const maps = await store.records.list('source-maps');
    expect(maps).toEqual(
      expect.arrayContaining(scripts.map((each) => `source-maps/portfolio/${each}.map`)),
    );
    await releases(['verify'], { to: to() });
    expect(process.exitCode ?? 0).toBe(0);
    // What was built there is left as it was.
    expect(readdirSync(dist(), { recursive: true }).toSorted()).toEqual(before);
    await expect(releaseIt()).rejects.toThrow('is already released');
  });
});
