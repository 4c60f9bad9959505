import type { Page } from '@playwright/test';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@investor-portal/shared/routes/paths';
import { listenOn, type RunningServer } from '../../serve/listen';
import { hostWith, registryIn, remotesOf, stackRegistry } from '../isolated/isolated-federation';
import { expect, test } from '../portal';
import { signIn } from '../federation/fixture';
import { scratchFolder } from '../../workspace/testing/scratch-folder';
import { NetworkTransfers, type Transfer } from '../network-transfers';
import { lateMs } from '../settled';
import { SourcesCopy } from './sources-copy';

// Decision 97: a release with one changed line adds only the line's chunk and the entry, in storage and in a browser.
test.describe.configure({ mode: 'default', timeout: 300_000 });

const tool = 'scripts/release/main.ts';
const store = scratchFolder();
const registryFile = path.join(store, 'releases.json');
let sources: SourcesCopy;
let cdn: RunningServer;
let host: RunningServer;

const portfolio = () => {
  const released = registryIn(store).portfolio;
  if (!released) throw new Error('There is no release of the portfolio.');
  return released;
};
const storedScripts = () =>
  readdirSync(path.join(store, 'portfolio/assets')).filter((name) => name.endsWith('.js'));
const startOf = (version: string) => {
  const start = portfolio().versions[version]?.start;
  if (!start) throw new Error(`${version} may not run.`);
  return start;
};
const difference = (version: string) => [
  startOf(version).entry,
  ...(startOf(version).screens[paths.portfolio]?.scripts ?? []),
];

async function run(...args: string[]): Promise<void> {
  const { code, printed } = await sources.run(tool, ...args, '--to', store);
  expect(code, printed).toBe(0);
}

/** Checks that the current host already equals a build of the changed sources, so nothing has to be built. */
async function expectSameHost(): Promise<void> {
  const { version = '' } = stackRegistry().host ?? {};
  sources.copyBuild('host', version);
  const built = await sources.run('scripts/build/main.ts', 'host');
  expect(built).toEqual({ code: 0, printed: `host ${version}\n` });
}

test.beforeAll(async () => {
  sources = new SourcesCopy();
  sources.commit('Begin');
  writeFileSync(registryFile, JSON.stringify({ host: stackRegistry().host }));
  sources.copyBuild('remote-portfolio', stackRegistry().portfolio?.current ?? '');
  await run('release', 'portfolio');
  const page = 'remote-portfolio/src/overview/PortfolioPage.tsx';
  sources.edit(page, '<PageHeader title="Portfolio" />', '<PageHeader title="My portfolio" />');
  sources.commit('Change a line');
  await expectSameHost();
  // The portfolio's next release is then built beside another host, but still differs only by its own line.
  sources.edit('host/src/screens/HostMessage.tsx', 'Page not found', 'No page found');
  sources.commit('Change the host');
  cdn = await listenOn(0, remotesOf(store));
  const releases = () =>
    JSON.stringify({ portfolio: { ...registryIn(store).portfolio, base: `${cdn.origin}/` } });
  // Telemetry loads at an uncertain time, so it is switched off.
  const app = hostWith({ telemetrySampleRate: 0 }, { releases, remotes: [cdn.origin] });
  host = await listenOn(0, app);
});
test.afterAll(async () => {
  await Promise.all([cdn.close(), host.close()]);
});

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

const late = ['toasts', 'shell-late'];

async function open(page: Page, name: string): Promise<Transfer[]> {
  const network = await NetworkTransfers.of(page);
  await page.goto(host.origin + paths.portfolio);
  await expect(heading(page, name)).toBeVisible();
  await page.clock.runFor(lateMs);
  const scripts = await network.scripts(late);
  await network.stop();
  return scripts;
}

test('a canary moves only the difference to a warm browser, and its end nothing', async ({
  page,
}) => {
  await page.context().clock.install();
  await signIn(page, host);
  expect((await open(page, 'Portfolio')).length).toBeGreaterThan(3);
  expect(await open(page, 'Portfolio')).toEqual([]);
  const stays = await page.context().newPage();
  await open(stays, 'Portfolio');

  // The release goes to all but one in ten thousand investors.
  const stored = storedScripts();
  await run('release', 'portfolio', '--canary', '99.99');
  const after = portfolio().canary?.version ?? '';
  const names = difference(after).map((file) => path.basename(file));
  expect(storedScripts().filter((name) => !stored.includes(name))).toEqual(names.toSorted());

  const moved = await open(page, 'My portfolio');
  expect(moved.map(({ url }) => url)).toEqual(
    difference(after)
      .map((file) => `${cdn.origin}/portfolio/${file}`)
      .toSorted(),
  );
  const bytes = moved.reduce((sum, each) => sum + each.bytes, 0);
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeLessThan(14_000);

  await run('releases', 'canary', 'portfolio', '0');
  expect(await open(page, 'Portfolio')).toEqual([]);

  // A page that stayed open continues with its version.
  await stays.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, paths.allocation);
  await expect(heading(stays, 'Allocation')).toBeVisible();
});
