import type { Page } from '@playwright/test';
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { paths } from '@investor-portal/shared/routes/paths';
import { listenOn, type RunningServer } from '../../serve/listen';
import { expect, test } from '../portal';
import { signIn } from '../federation/fixture';
import { SourcesCopy } from './sources-copy';
import {
  hostWith,
  registryIn,
  remotesOf,
  stackHost,
  stackRegistry,
  stackStore,
} from '../isolated/isolated-federation';
import { scratchFolder } from '../../workspace/testing/scratch-folder';

/** A route of the next portfolio, which uses something from the next contract. */
const nextAddress = '/main/portfolio/of-the-next-contract';
const nextText = 'Brought by the next contract';

const [major, minor] = contractVersion.split('.').map(Number);
const nextContract = `${major}.${Number(minor) + 1}.0`;

/** The attribute that marks the next core's headings. */
const nextMark = 'data-next-core';

/** A copy of these sources with the next contract, a portfolio that uses it, and a changed core (decision 91). */
class NextSources extends SourcesCopy {
  constructor() {
    super();
    this.write('shared/src/session/next-contract.ts', `export const text = '${nextText}';\n`);
    this.edit('shared/src/ui/PageHeader.tsx', '<h1 ', `<h1 ${nextMark}="" `);
    const version = (of: string) => `"version": "${of}"`;
    this.edit('shared/federation/contract.json', version(contractVersion), version(nextContract));
    const module = '@investor-portal/shared/session/next-contract';
    const sharedModules = 'host/src/federation/host-shared-modules.ts';
    this.edit(sharedModules, 'import ', `import * as nextContract from '${module}';\n$&`);
    const entry = `'${module}': { version: contractVersion, module: nextContract },`;
    this.edit(sharedModules, 'hostSharedModules = {\n', `$&  ${entry}\n`);
    const routes = 'remote-portfolio/src/routes.tsx';
    this.edit(routes, 'import ', `import { text } from '${module}';\n$&`);
    this.edit(routes, 'routes: [', `$&{ path: '${nextAddress}', element: <p>{text}</p> },`);
    this.commit();
  }
}

// Builds and releases host N and N+1 and portfolio N and N+1, and tries each pair in the browser.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const store = scratchFolder();
const release = 'scripts/release/main.ts';
let next: NextSources;
let cdn: RunningServer;
const hosts: RunningServer[] = [];

async function serveHost(dist: string): Promise<string> {
  const releases = () => {
    const { portfolio } = registryIn(store);
    return JSON.stringify({ portfolio: { ...portfolio, base: `${cdn.origin}/` } });
  };
  const host = await listenOn(0, hostWith({}, { dist, releases, remotes: [cdn.origin] }));
  hosts.push(host);
  return host.origin;
}

// Fails if a singleton is loaded twice. Returns the remote's copies of the core that were fetched.
async function open(page: Page, origin: string, address: string): Promise<string[]> {
  const withReact: string[] = [];
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    scripts.push(response.url());
    void response.text().then((text) => {
      if (text.includes('Minified React error')) withReact.push(response.url());
    }, String);
  });
  await signIn(page, { origin });
  withReact.length = 0;
  await page.goto(origin + address);
  await page.waitForLoadState('networkidle');
  const doubled = await page.evaluate(() => {
    const { __INSTANCES__: instances } = Reflect.get(window, '__FEDERATION__') as {
      __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, object>>> }[];
    };
    return instances.flatMap(({ shareScopeMap }) =>
      Object.entries(shareScopeMap['default'] ?? {}).flatMap(([name, versions]) =>
        Object.keys(versions).length > 1 ? [name] : [],
      ),
    );
  });
  expect(doubled).toEqual([]);
  // The test may receive the texts of responses later than the page.
  await expect.poll(() => withReact).not.toEqual([]);
  expect(new Set(withReact.map((url) => new URL(url).origin))).toEqual(new Set([origin]));
  expect(new Set(withReact).size).toBe(1);
  const { versions = {} } = registryIn(store).portfolio ?? {};
  const cores = Object.values(versions).flatMap(({ start }) => start?.core?.scripts ?? []);
  return scripts.filter((url) => cores.some((core) => url.endsWith(core)));
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Portfolio' });

let hostNow = '';
let hostNext = '';

test.beforeAll(async () => {
  next = new NextSources();
  const declared = await next.run('scripts/contract/main.ts', '--write');
  expect(declared.code, declared.printed).toBe(0);
  next.commit();
  cpSync(path.join(stackStore, 'portfolio'), path.join(store, 'portfolio'), { recursive: true });
  const { host, portfolio } = stackRegistry();
  const registry = { host, portfolio: { ...portfolio, previous: null } };
  writeFileSync(path.join(store, 'releases.json'), JSON.stringify(registry));
  cdn = await listenOn(0, remotesOf(store));
  hostNow = await serveHost(stackHost());
});
test.afterAll(async () => {
  await Promise.all([...hosts, cdn].map((each) => each.close()));
});

test('host N with portfolio N', async ({ page }) => {
  expect(await open(page, hostNow, paths.portfolio)).toEqual([]);
  await expect(heading(page)).toBeVisible();
});

test('the release tool rejects portfolio N+1 while host N is live', async () => {
  const refused = await next.run(release, 'release', 'portfolio', '--to', store);
  const why = `needs contract ^${nextContract}, but the live host has ${contractVersion}`;
  expect(refused.printed).toContain(`portfolio ${why}`);
  expect(refused.code).toBe(1);
});

test('host N+1 with portfolio N', async ({ page }) => {
  const built = await next.run('scripts/build/main.ts', 'host');
  expect(built.code, built.printed).toBe(0);
  const version = /^host (\S+)$/m.exec(built.printed)?.[1] ?? '';
  hostNext = await serveHost(path.join(next.dir, 'host/dist', version));
  // The next host has another core, so the remote loads its own core.
  expect(await open(page, hostNext, paths.portfolio)).toHaveLength(1);
  await expect(heading(page)).toBeVisible();
  await expect(heading(page)).not.toHaveAttribute(nextMark);
});

test('host N+1 with portfolio N+1, released in one command', async ({ page }) => {
  await next.run(release, 'releases', 'host', '--to', store);
  const released = await next.run(release, 'release', 'portfolio', '--to', store);
  expect(released.code, released.printed).toBe(0);
  await open(page, hostNext, nextAddress);
  await expect(page.getByText(nextText)).toBeVisible();
  expect(await open(page, hostNext, paths.portfolio)).toEqual([]);
  await expect(heading(page)).toHaveAttribute(nextMark);
});

test('host N rejects portfolio N+1, says why, and serves the version before', async ({ page }) => {
  const said = page.waitForEvent('console', (message) => message.text().includes('contract'));
  await open(page, hostNow, paths.portfolio);
  await expect(heading(page)).toBeVisible();
  const why = `needs contract ^${nextContract}, the portal has ${contractVersion}`;
  expect((await said).text()).toContain(why);
});
