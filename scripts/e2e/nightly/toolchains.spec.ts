import '../../portal-releases/configuration';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { mapsFolder } from '../../release/store/source-maps';
import { publish } from '../../release/publish/publish';
import { directoryStore } from '../../release/store/directory-store';
import { manifestPlace, releaseId } from '../../release/store/release-paths';
import { root } from '../../workspace/apps';
import { stackHost, stackRegistry } from '../isolated/isolated-federation';
import { freshCampaign } from '../investing';
import { expect } from '../portal';
import {
  answer,
  expectState,
  isScreens,
  newest,
  onlyFor,
  signIn,
  visit,
} from '../federation/fixture';
import { newer, older, OlderToolchain, versionsIn } from './older-toolchain';
import { test as base } from './released-portal';
import { first, second, type TwoReleases } from './two-releases';

/*
 * The same sources, built with two minor versions of Module Federation and webpack. During an upgrade, hosts and remotes of
 * both versions meet, and a rollback returns to the older version (decision 2).
 */

// Returns the remote and the host built with the older versions, and the stack's remote with the newer versions.
async function ofBothToolchains(): Promise<TwoReleases> {
  const copy = new OlderToolchain();
  const store = mkdtempSync(path.join(tmpdir(), 'toolchains-'));
  const remove = () => [copy.dir, store].forEach((dir) => rmSync(dir, { recursive: true }));
  expect(versionsIn(path.join(copy.dir, 'scripts'))).toEqual(older);
  const [host = '', remote = ''] = await copy.build('host', 'remote-opportunities');
  const release = (name: string, sources: string, version: string) => {
    const folder = 'remote-opportunities';
    const dist = path.join(sources, folder, 'dist');
    return publish(directoryStore(store), {
      name: 'opportunities',
      host: undefined,
      now: '2026-03-01T00:00:00Z',
      build: {
        folder,
        version: name,
        dist: path.join(dist, version),
        maps: path.join(dist, mapsFolder, version),
      },
    });
  };
  const { current = '' } = stackRegistry().opportunities ?? {};
  const versions = {
    [first]: await release(first, copy.dir, remote),
    [second]: await release(second, root, current),
  };
  const pluginOf = (version: string) =>
    readFileSync(path.join(store, manifestPlace(releaseId('opportunities', version))), 'utf8');
  expect(pluginOf(first)).toContain(`"pluginVersion":"${older.federation}"`);
  expect(pluginOf(second)).toContain(`"pluginVersion":"${newer.federation}"`);
  return { store, nextHost: path.join(copy.dir, 'host/dist', host), versions, remove };
}

const test = base.extend<object, { releases: TwoReleases }>({
  releases: [
    async ({}, use) => {
      const releases = await ofBothToolchains();
      await use(releases);
      releases.remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
// One worker makes the builds.
test.describe.configure({ mode: 'default' });

/** Returns the versions of the runtime, which the host provides for itself and the remotes. */
const runtimeVersions = (page: Page) =>
  page.evaluate(() => {
    const { __INSTANCES__: instances } = Reflect.get(window, '__FEDERATION__') as {
      __INSTANCES__: { version: string }[];
    };
    return [...new Set(instances.map(({ version }) => version))];
  });

const hosts = { newer: stackHost, older: ({ nextHost }: TwoReleases) => nextHost };
const remotes = { newer: second, older: first };
const both = ['newer', 'older'] as const;

for (const host of both)
  test(`a host of the ${host} versions runs remotes of both, and the older one takes over from the newer`, async ({
    page,
    portal,
  }) => {
    portal.host = hosts[host](portal.releases);
    const { guid, nameOfIssuer } = await freshCampaign();
    for (const remote of both)
      await test.step(`a remote of the ${remote} versions`, async () => {
        portal.version = remotes[remote];
        await signIn(page, portal);
        await page.goto(portal.origin + paths.opportunities);
        await expect(page.getByRole('tab', newest)).toBeVisible();
        expect(await runtimeVersions(page)).toEqual([{ newer, older }[host].federation]);
        // This screen is a separate chunk.
        await visit(page, paths.campaign(guid));
        await expect(page.getByRole('heading', { level: 1, name: nameOfIssuer })).toBeVisible();
        await expectState(page, new RegExp(`loaded\\s*${remotes[remote]}\\s*current`));
      });
    await test.step('the older one takes over', async () => {
      portal.change = (released) => ({ ...released, current: second, previous: first });
      const { scripts = [] } = portal.releases.versions[second]?.start ?? {};
      const isNewer = (url = '') =>
        isScreens(url) && scripts.some((script) => url.includes(script));
      portal.disturb = onlyFor(isNewer, answer(404, 'text/plain', 'Not found'));
      // Otherwise the browser would use its cache.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Network.clearBrowserCache');
      await portal.open(page);
      await expectState(page, /loaded\s*before\s*previous/);
    });
  });
