import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Release } from '@investor-portal/registry/format';
import { paths } from '@investor-portal/shared/routes/paths';
import { compressText } from '../../release/publish/maps';
import { publish } from '../../release/publish/publish';
import { directoryStore } from '../../release/store/directory-store';
import { root } from '../../workspace/apps';
import { expect } from '../portal';
import { type IsolatedFederation, stackHost, stackRegistry } from '../isolated/isolated-federation';
import {
  answer,
  expectState,
  isScreens,
  newest,
  onlyFor,
  signIn,
  test,
} from '../federation/fixture';
import { scratchFolder } from '../../workspace/testing/scratch-folder';
import { changedBuild, withLine } from './changed-build';

/*
 * A version fails, and another version takes over on the same page (decision 97). Both load the remote's core from one file,
 * because this host has another core. Their entries and screens are separate files.
 */

function coreOfRemote() {
  const { opportunities } = stackRegistry();
  const found = opportunities?.versions[opportunities.current]?.start?.core;
  if (!found) throw new Error('The release does not name its core.');
  return found;
}

const isCore = (url = '') =>
  coreOfRemote().scripts.some((script) => url.split('?')[0]?.endsWith(script));

/** Copies the stack's host and changes the key of its core, as if the host was built from other sources. */
function hostWithAnotherCore(): string {
  const { key } = coreOfRemote();
  const dir = path.join(scratch, 'host');
  cpSync(stackHost(), dir, { recursive: true });
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(?:js|html)$/.test(name))) {
    const text = readFileSync(path.join(dir, file), 'utf8');
    if (!text.includes(key)) continue;
    writeFileSync(path.join(dir, file), text.replaceAll(key, 'portal-core-000000000000'));
    // The server would send the unchanged compressed copies.
    for (const packed of ['br', 'gz']) rmSync(path.join(dir, `${file}.${packed}`), { force: true });
  }
  const page = path.join(dir, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/ integrity="[^"]+"/g, ''));
  return dir;
}

/** Releases the opportunities remote of the stack, and the same remote with one changed line. */
async function twoReleases(): Promise<Record<string, Release>> {
  const { current = '' } = stackRegistry().opportunities ?? {};
  const built = path.join(root, 'remote-opportunities/dist', current);
  const changed = path.join(scratch, 'changed');
  changedBuild(built, changed, ['__federation_expose_routes'], withLine);
  compressText(changed);
  const maps = path.join(scratch, 'maps');
  mkdirSync(maps, { recursive: true });
  const release = (version: string, dist: string) =>
    publish(directoryStore(store), {
      name: 'opportunities',
      host: undefined,
      now: '2026-03-01T00:00:00Z',
      build: { folder: 'remote-opportunities', version, dist, maps },
      warn: () => undefined,
    });
  return { before: await release('before', built), after: await release('after', changed) };
}

const scratch = scratchFolder();
const store = path.join(scratch, 'store');
let host = '';
let versions: Record<string, Release> = {};
test.beforeAll(async () => {
  host = hostWithAnotherCore();
  versions = await twoReleases();
});

const gone = answer(404, 'text/plain', 'Not found');

const isScreensOfCanary = (url = '') =>
  (versions['after']?.start?.scripts ?? []).some((script) => url.includes(script));

async function openCanary(page: Page, portal: IsolatedFederation): Promise<string[]> {
  portal.hostBuild = host;
  portal.store = store;
  portal.change = () => ({
    current: 'before',
    previous: null,
    canary: { version: 'after', share: 100 },
    versions,
  });
  await signIn(page, portal);
  // Records each chunk that runs, whichever version takes it.
  await page.addInitScript(() => {
    const ran: unknown[] = [];
    const chunks: unknown[][] = [];
    chunks.push = (chunk) => {
      ran.push((document.currentScript as HTMLScriptElement).src);
      return (chunks[chunks.length] = chunk).length;
    };
    Object.assign(window, { ran, portalChunks_opportunities: chunks });
  });
  await page.goto(portal.origin + paths.opportunities);
  await expect(page.getByRole('tab', newest)).toBeVisible();
  return chunksRun(page);
}

function chunksRun(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'ran') as string[]);
}

test('a canary whose own chunk is gone leaves what ran of it to the current version', async ({
  page,
  federation: portal,
}) => {
  // Fail only after the core has run, so that there is something to take over.
  const coreRan = expect(async () => expect((await chunksRun(page)).some(isCore)).toBe(true));
  const goneLater: RequestListener = (req, res) => void coreRan.toPass().then(() => gone(req, res));
  portal.disturb = onlyFor(isScreensOfCanary, goneLater);
  const ran = await openCanary(page, portal);
  expect(ran.filter((url) => isCore(url))).toHaveLength(1);
  expect(ran.filter((url) => isScreens(url))).toHaveLength(1);
  await expectState(page, /loaded\s*before\s*current.*load: /);
});

test('a canary that fails at a chunk of both versions does not take the current one with it', async ({
  page,
  federation: portal,
}) => {
  let tries = 0;
  // The core fails until the portal gives the canary up, which requests it twice with `?plain`.
  const isFailing = (url = '') => isCore(url) && (tries += Number(url.endsWith('?plain'))) < 3;
  portal.disturb = onlyFor(isFailing, gone);
  const ran = await openCanary(page, portal);
  expect(tries).toBe(3);
  expect(ran.filter((url) => isCore(url))).toHaveLength(1);
  await expectState(page, /loaded\s*before\s*current.*load: /);
});
