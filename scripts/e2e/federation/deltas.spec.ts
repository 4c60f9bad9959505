import { expect } from '../portal.ts';
import { faults } from './delta-faults.ts';
import { expectState } from './fixture.ts';
import type { Transfer } from './network-scripts.ts';
import { test, total } from './released-portal.ts';
import { first, second } from './two-releases.ts';

/*
 * Releases of one changed line, in a browser with its own network stack and with host and remotes on two origins
 * (decision 98).
 */

const encodings = (scripts: readonly Transfer[]) => scripts.map(({ encoding }) => encoding);

test('a release moves its difference, and a rollback nothing', async ({ page, portal }) => {
  expect(encodings(await portal.scriptsOf(page))).not.toContain('dcz');
  portal.version = second;
  const released = await portal.scriptsOf(page);
  // The entry names the changed script.
  expect(encodings(released)).toEqual(['dcz', 'dcz']);
  expect(total(released)).toBeLessThan(2_048);
  expect(portal.naming).toHaveLength(2);
  portal.version = first;
  expect(await portal.scriptsOf(page)).toEqual([]);
  portal.host = portal.releases.nextHost;
  const deployed = await portal.scriptsOf(page);
  expect(encodings(deployed)).toEqual(['dcz']);
  expect(total(deployed)).toBeLessThan(5_120);
});

test('a rollback to a release older than the browser’s dictionaries works', async ({
  page,
  portal,
}) => {
  portal.version = second;
  await portal.scriptsOf(page);
  portal.version = first;
  expect(encodings(await portal.scriptsOf(page))).toEqual(['br', 'br']);
});

test('a browser that lost its cache, or its dictionaries alone, gets the release in brotli', async ({
  page,
  portal,
}) => {
  await portal.scriptsOf(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  portal.version = second;
  const released = await portal.scriptsOf(page);
  expect(released.length).toBeGreaterThan(2);
  expect(new Set(encodings(released))).toEqual(new Set(['br']));
  // Chromium removes dictionaries with cookies, and leaves the cache.
  portal.disturb = (real) => (req, res) => {
    res.setHeader('clear-site-data', '"cookies"');
    real(req, res);
  };
  portal.version = first;
  expect(encodings(await portal.scriptsOf(page))).toEqual(['br', 'br']);
  expect(portal.naming).toEqual([]);
});

test('a browser without dictionaries gets the release in brotli', async ({
  playwright,
  launchOptions,
  portal,
}) => {
  const args = [...(launchOptions.args ?? []), '--disable-features=CompressionDictionaryTransport'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage();
  const reported: string[] = [];
  page.on('pageerror', ({ message }) => reported.push(message));
  page.on('console', (message) => reported.push(message.text()));
  page.on('request', (request) => {
    if (request.url().endsWith('?plain')) reported.push(request.url());
  });
  await portal.scriptsOf(page);
  portal.version = second;
  portal.host = portal.releases.nextHost;
  const released = await portal.scriptsOf(page);
  expect(encodings(released)).toEqual(['br', 'br', 'br']);
  expect(portal.naming).toEqual([]);
  expect(reported).toEqual([]);
  await browser.close();
});

for (const [name, fault] of Object.entries(faults))
  test(`the portal opens in spite of ${name}`, async ({ page, portal }) => {
    if (!fault.withoutDictionary) await portal.open(page);
    portal.version = second;
    portal.host = portal.releases.nextHost;
    portal.disturb = fault.disturb;
    await portal.open(page);
    // Once more, with whatever the browser has kept of it.
    await portal.open(page);
    portal.disturb = undefined;
    await expectState(page, /loaded\s*after\s*current/);
  });
