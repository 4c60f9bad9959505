import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@investor-portal/shared/routes/paths';
import { newKey, publicPart, writeKeys } from '../../release/keys/release-keys';
import { cdnApp } from '../../serve/cdn-app';
import { listenOn, type RunningServer } from '../../serve/listen';
import { remotes } from '../../workspace/apps';
import { hostWith, stackRegistry } from '../isolated/isolated-federation';
import { signIn } from '../federation/fixture';
import { expect, test } from '../portal';
import { scratchFolder } from '../scratch-folder';
import { SourcesCopy } from './sources-copy';

// Decision 104: a pull request is released as a version that only those who choose it get, by the key of the previews.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const work = scratchFolder();
const [place, built] = [path.join(work, 'place'), path.join(work, 'built')];
const page = 'https://preview.example/';
let sources: SourcesCopy;
let cdn: RunningServer;
let host: RunningServer;
let production: RunningServer;
let address = '';

async function previews(...args: string[]): Promise<string> {
  const { code, printed } = await sources.run('scripts/previews/main.ts', ...args);
  expect(code, printed).toBe(0);
  return printed;
}

/** Starts a host that reads the registry of the previews and trusts one key. */
function hostOf(key: ReturnType<typeof newKey>): Promise<RunningServer> {
  const settings = {
    releasesUrl: `${cdn.origin}/portal/releases.json`,
    registryKeys: [publicPart(key)],
    developerOrigins: ['http://localhost:4103'],
    telemetrySampleRate: 0,
  };
  return listenOn(0, hostWith(settings, { releases: () => '{}', remotes: [] }));
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const key = newKey('previews');
  const keys = path.join(work, 'keys.json');
  writeKeys(keys, [key]);
  process.env['RELEASES_KEY'] = keys;
  sources = new SourcesCopy();
  sources.commit('main');
  for (const { name, folder } of remotes)
    sources.copyBuild(folder, stackRegistry()[name]?.current ?? '');
  await previews('update', '--to', place);

  const screen = 'remote-portfolio/src/overview/PortfolioPage.tsx';
  sources.edit(screen, '<PageHeader title="Portfolio" />', '<PageHeader title="My portfolio" />');
  sources.commit('pull request');
  await previews('build', '--folders', '["host","remote-portfolio"]', '--output', built);
  const released = await previews(
    'release',
    `--from=${built}`,
    `--commit=${'a'.repeat(40)}`,
    '--pull-request=12',
    `--page=${page}`,
    `--to=${place}`,
  );
  address = /^https:\S+$/m.exec(released)?.[0] ?? '';
  const registry = () => readFileSync(path.join(place, 'releases.json'), 'utf8');
  cdn = await listenOn(0, cdnApp(place, registry));
  host = await hostOf(key);
  production = await hostOf(newKey('production'));
});
test.afterAll(async () => {
  delete process.env['RELEASES_KEY'];
  await Promise.all([cdn, host, production].map((each) => each.close()));
  sources.remove();
});

const heading = (at: Page, name: string) =>
  at.getByRole('heading', { level: 1, name, exact: true });

async function openPortfolio(at: Page, { origin }: RunningServer, name: string) {
  await at.goto(origin + paths.portfolio);
  await expect(heading(at, name)).toBeVisible();
}

const remotesAt = (query: string) => `${host.origin}/__remotes?use=${query}`;
const use = (at: Page) => at.getByRole('button', { name: 'Use this version' });

test('the address of a pull request offers its version, for one tab', async ({ page: tab }) => {
  await signIn(tab, host);
  await openPortfolio(tab, host, 'Portfolio');
  expect(address.startsWith(`${page}?use=portfolio@`)).toBe(true);
  await tab.goto(remotesAt(new URL(address).searchParams.get('use') ?? ''));
  await use(tab).click();
  await expect(tab.getByRole('region', { name: 'Versions of this tab' })).toBeVisible();
  await openPortfolio(tab, host, 'My portfolio');
  await openPortfolio(await tab.context().newPage(), host, 'Portfolio');
});

test('the platform’s page passes the versions of its address on to the portal', async ({
  page: tab,
}) => {
  await tab.goto('/?use=portfolio@1.0.0');
  await expect(tab.frameLocator('iframe').getByRole('heading', { name: 'Remotes' })).toBeVisible();
  expect(tab.frames().map((frame) => new URL(frame.url()).search)).toContain(
    '?use=portfolio%401.0.0',
  );
});

test('every visitor gets the change when it is merged', async ({ page: tab }) => {
  await previews('update', '--to', place);
  await expect(async () => {
    await signIn(tab, host);
    await tab.goto(host.origin + paths.portfolio);
    // The host may still serve the registry of a moment ago.
    await expect(heading(tab, 'My portfolio')).toBeVisible({ timeout: 3_000 });
  }).toPass();
});
