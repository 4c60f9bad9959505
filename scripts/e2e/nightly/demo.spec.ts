import type { FrameLocator, Page } from '@playwright/test';
import { buildDemo } from '../../demo/build-demo';
import { listenOn, type RunningServer } from '../../serve/listen';
import { createServerApp, listenerOf, staticFiles } from '../../serve/server-app';
import { expect, openFromMenu, test } from '../portal';
import { scratchFolder } from '../../workspace/testing/scratch-folder';

// The demo is plain files, and its sandbox runs in a service worker.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const folder = scratchFolder();
let server: RunningServer;
/** The paths that the file server was asked for. */
const asked: string[] = [];

test.beforeAll(async () => {
  await buildDemo(folder, () => undefined);
  const app = createServerApp(() => ({ identity: { serves: 'demo' } }));
  const files = listenerOf(app.get('*', staticFiles({ dir: folder, headersOf: () => ({}) })));
  server = await listenOn(0, (req, res) => {
    asked.push(req.url ?? '');
    return files(req, res);
  });
});
test.afterAll(() => server.close());

async function openDemo(page: Page): Promise<FrameLocator> {
  await page.goto(`${server.origin}/?investor=INV-BASIC-0001`);
  const portal = page.frameLocator('iframe');
  const profile = portal.getByRole('heading', { level: 1, name: 'Profile' });
  await expect(profile).toBeVisible({ timeout: 60_000 });
  return portal;
}

async function expectCommitment(portal: FrameLocator): Promise<void> {
  await openFromMenu(portal, 'Portfolio');
  await portal.getByRole('link', { name: /Investment Commitments/ }).click();
  await portal.getByText('By Commitment').click();
  await expect(portal.getByText('25,000.00').first()).toBeVisible();
}

test('an investor commits money in a demo of plain files alone', async ({ page, context }) => {
  const ofFrame = page.waitForResponse(
    (response) => response.request().isNavigationRequest() && response.frame() !== page.mainFrame(),
    { timeout: 60_000 },
  );
  const portal = await openDemo(page);
  expect((await ofFrame).headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page.getByText('Everything runs in this browser.')).toBeVisible();
  await expect(portal.getByText('80,000.00')).toBeVisible();

  await openFromMenu(portal, 'Investment Opportunities');
  const card = portal.getByRole('article').first();
  const banner = card.locator('img').first();
  await expect(banner).toBeVisible();
  await expect
    .poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0);
  await card.getByRole('link').first().click();
  await portal.getByRole('link', { name: 'Invest Now' }).first().click();
  await portal.getByRole('textbox', { name: /amount/i }).fill('25000');
  await portal.getByRole('button', { name: 'Invest', exact: true }).click();
  await portal.getByRole('button', { name: 'Continue' }).click();
  // The response is lost, so the portal looks the commitment up.
  await page.evaluate(async () => {
    const body = JSON.stringify({ call: 'invest', times: 1, loseResponse: true });
    const headers = { 'content-type': 'application/json' };
    await fetch('/sandbox/faults', { method: 'POST', headers, body });
  });
  await portal.getByRole('button', { name: 'Submit' }).click();
  await expect(portal.getByText('Success!')).toBeVisible();

  await expectCommitment(portal);
  await openFromMenu(portal, 'Profile');
  await expect(portal.getByText('55,000.00')).toBeVisible();
  // A second tab has the same sandbox, also after a reload.
  const tab = await context.newPage();
  await openDemo(tab);
  await tab.reload();
  await expectCommitment(await openDemo(tab));

  const unexpected = asked.filter((url) => /^\/(?:api|files|main|config\.json|healthz)/.test(url));
  expect(unexpected).toEqual([]);
});
