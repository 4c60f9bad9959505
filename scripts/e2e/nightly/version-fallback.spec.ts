import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { expect } from '../portal';
import { stackHost, stackRegistry } from '../isolated/isolated-federation';
import { answer, expectState, isScreens, newest, onlyFor, signIn } from '../federation/fixture';
import { test, type ReleasedPortal } from './released-portal';
import { second } from './two-releases';

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
  const dir = mkdtempSync(path.join(tmpdir(), 'portal-host-'));
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

let host = '';
test.beforeAll(() => (host = hostWithAnotherCore()));
test.afterAll(() => rmSync(host, { recursive: true }));

const gone = answer(404, 'text/plain', 'Not found');

const isScreensOf =
  ({ releases }: ReleasedPortal, version: string) =>
  (url = '') =>
    (releases.versions[version]?.start?.scripts ?? []).some((script) => url.includes(script));

async function openCanary(page: Page, portal: ReleasedPortal): Promise<string[]> {
  portal.host = host;
  portal.change = (released) => ({ ...released, canary: { version: second, share: 100 } });
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
  portal,
}) => {
  // Fail only after the core has run, so that there is something to take over.
  const coreRan = expect(async () => expect((await chunksRun(page)).some(isCore)).toBe(true));
  const goneLater: RequestListener = (req, res) => void coreRan.toPass().then(() => gone(req, res));
  portal.disturb = onlyFor(isScreensOf(portal, second), goneLater);
  const ran = await openCanary(page, portal);
  expect(ran.filter((url) => isCore(url))).toHaveLength(1);
  expect(ran.filter((url) => isScreens(url))).toHaveLength(1);
  await expectState(page, /loaded\s*before\s*current.*load: /);
});

test('a canary that fails at a chunk of both versions does not take the current one with it', async ({
  page,
  portal,
}) => {
  let tries = 0;
  // The core fails until the portal gives the canary up. The request with `?plain` is its last attempt.
  const isFailing = (url = '') => isCore(url) && (tries += Number(url.endsWith('?plain'))) < 2;
  portal.disturb = onlyFor(isFailing, gone);
  const ran = await openCanary(page, portal);
  expect(tries).toBe(2);
  expect(ran.filter((url) => isCore(url))).toHaveLength(1);
  await expectState(page, /loaded\s*before\s*current.*load: /);
});
