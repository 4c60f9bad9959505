import { singletons } from '@investor-portal/shared/federation/singletons.cjs';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { paths } from '@investor-portal/shared/routes/paths';
import * as example from './example-project';
import { currentRegistry } from '../../release/registry/change-registry';
import { newKey, publicPart, signText } from '../../release/keys/release-keys';
import { openStore } from '../../release/store/open-store';
import { listenOn, type StoppableServer } from '../../serve/listen';
import { remoteApp } from '../../serve/remote-app';
import { manifestIn } from '../../workspace/apps';
import type { RunResult } from '../../workspace/processes';
import { release } from '../../release/testing/run-command';
import { hostWith, stackRegistry } from '../isolated/isolated-federation';
import { expect, openFromMenu } from '../portal';
import { signIn, test } from '../federation/fixture';

/*
 * A remote outside this repository, built only from the contract's tarballs, from its build to a page of the host.
 */
test.describe.configure({ mode: 'default', timeout: 120_000 });

let outside: example.ExampleProject;
let built: RunResult;
const { log } = console;
test.beforeAll(async () => {
  // This hook builds, and the file's timeout applies only to its tests.
  test.setTimeout(180_000);
  outside = example.copyExample('scripts/external-remote/example');
  // One run checks that the contract's types exist and find a mistake. Without an error, `@ts-expect-error` itself fails.
  writeFileSync(
    path.join(outside.dir, 'src/mistake.ts'),
    `import { defineRemote } from '@investor-portal/shared/contract/define-remote';
// @ts-expect-error There is no such remote.
defineRemote({ name: 'unknown', contract: '1.0.0', routes: [] });
`,
  );
  const [types, ...rest] = await Promise.all([example.checkTypes(outside), example.build(outside)]);
  expect(types).toEqual({ code: 0, printed: '' });
  [built] = rest;
  console.log = () => undefined;
});
test.afterAll(() => void (console.log = log));

const commit = 'c0ffee'.repeat(7).slice(0, 40);
const to = () => path.join(outside.dir, 'store');
const releaseIt = () => release(['portfolio'], { from: outside.dist, commit, to: to() });
const registered = async () => (await currentRegistry(await openStore(to()))).portfolio;

test('it gets the sources of the contract, and the versions that the host has', () => {
  const packed = outside.packed('shared');
  expect(packed).toContain('README.md');
  expect(packed).toContain('src/contract/define-remote.ts');
  expect(packed).toContain('federation/singletons.cjs');
  expect(packed.filter((file) => /\.test\.|^docs|src\/testing/.test(file))).toEqual([]);

  const { dependencies, devDependencies } = manifestIn(outside.dir);
  const libraries = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name]) => !name.startsWith('@investor-portal/'),
  );
  const versionOf = (name: string) => manifestIn(example.installed(name)).version;
  expect(libraries.map(([name]) => [name, versionOf(name)])).toEqual(libraries);
});

test('it exposes its routes alone, and brings no copy of what is the host’s', () => {
  expect(built, built.printed).toMatchObject({ code: 0 });
  const text = readFileSync(path.join(outside.dist, 'mf-manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as {
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

  const assets = path.join(outside.dist, 'assets');
  const scripts = readdirSync(assets);
  const texts = scripts.map((name) => readFileSync(path.join(assets, name), 'utf8'));
  const compiled = scripts.flatMap((name, index) =>
    name.endsWith('.map') ? (JSON.parse(texts[index] ?? '') as { sources: string[] }).sources : [],
  );
  expect(compiled.some((source) => source.endsWith('shared/src/ui/Button.tsx'))).toBe(true);
  const copies = compiled
    .map((source) => source.replace(/^.*node_modules\/(.*?)(\.tsx?)?$/, '$1'))
    .map((name) => name.replace('@investor-portal/shared/src/', '@investor-portal/shared/'))
    .filter((name) => singletons.some((each) => name === each || name.startsWith(`${each}/`)));
  expect(copies).toEqual([]);
  // The host compares this version, which comes from the tarball, with its own version.
  expect(texts.join()).toContain(`"${contractVersion}"`);
});

test('it is not released without the integrity of its chunks', async () => {
  const assets = readdirSync(path.join(outside.dist, 'assets'));
  const entry = assets.find((name) => /^entry\..*\.js$/.test(name));
  const file = path.join(outside.dist, `assets/${entry}`);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll('portalScriptIntegrity', 'nothing'));
  await expect(releaseIt()).rejects.toThrow('without their integrity');
  writeFileSync(file, text);
  expect(await registered()).toBeUndefined();
});

test.describe('released', () => {
  const key = newKey('2026');
  const running: StoppableServer[] = [];
  test.beforeAll(async () => {
    process.env['RELEASES_KEY'] = JSON.stringify({ keys: [key] });
    await releaseIt();
  });
  test.afterAll(async () => {
    delete process.env['RELEASES_KEY'];
    await Promise.all(running.map((each) => each.close()));
  });

  async function serve(app: RequestListener): Promise<string> {
    const server = await listenOn(0, app);
    running.push(server);
    return server.origin;
  }

  /** Starts a host with the stack's registry, in which the released remote replaces portfolio. */
  async function serveHost(): Promise<string> {
    const cdn = await serve(remoteApp(to(), 'portfolio'));
    const stack = stackRegistry();
    const portfolio = { ...(await registered()), base: `${cdn}/` };
    const keys = { signing: [key], trusted: [] };
    const text = await signText(JSON.stringify({ ...stack, serial: 1, portfolio }), keys);
    const remotes = [cdn, new URL(stack.opportunities?.base ?? '').origin];
    const settings = { registryKeys: [publicPart(key)], currency: 'USD' };
    return serve(hostWith(settings, { releases: () => text, remotes }));
  }

  test('it runs on the host’s routes, session and configuration', async ({ page }) => {
    const origin = await serveHost();
    await signIn(page, { origin });
    await page.goto(origin + paths.portfolio);
    await expect(page.getByRole('main').getByText('USD 1,234.50')).toBeVisible();
    await expect(page).toHaveTitle(/^Example/);
    await page.getByRole('main').getByRole('button', { name: 'Profile' }).click();
    await expect(page.getByText('Wallet ID')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(paths.profile);
    await openFromMenu(page, 'Portfolio');
    await expect(page.getByRole('heading', { level: 1, name: 'Example' })).toBeFocused();
  });
});
