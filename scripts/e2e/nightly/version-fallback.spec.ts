import { rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { expect } from '../portal';
import { hostWithAnotherCore, isCore } from './another-core';
import { answer, expectState, isScreens, newest, onlyFor, signIn } from '../federation/fixture';
import { test, type ReleasedPortal } from './released-portal';
import { second } from './two-releases';

/*
 * A version fails, and another version takes over on the same page (decision 97). Both load the remote's core from one file,
 * because this host has another core. Their entries and screens are separate files.
 */

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
