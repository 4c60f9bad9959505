import type { Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { expect } from '../portal';
import {
  startDevelopmentBuild,
  startDevelopmentShell,
  type DevelopmentBuild,
} from './development-build';
import { test, visit } from '../federation/fixture';
import { SourcesCopy } from './sources-copy';

// Runs the real development server of one remote's team on a copy of the sources, for a deployed host and with a dev shell.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let sources: SourcesCopy;
let build: DevelopmentBuild;

test.beforeAll(async () => {
  sources = new SourcesCopy();
  build = await startDevelopmentBuild(sources);
});
test.afterAll(() => build.stop());

const manifestAt = (origin: string) => `${origin}/mf-manifest.json`;
const banner = (page: Page) => page.getByRole('region', { name: 'Versions of this tab' });
const form = (page: Page) => page.getByRole('form', { name: 'Run a development build' });
const newest = (page: Page) => page.getByRole('tab', { name: 'Newest' });
const row = (page: Page) => page.getByRole('row', { name: /opportunities/ });

async function choose(page: Page, portal: string, manifest: string) {
  await page.goto(`${portal}/__remotes`);
  await form(page).getByLabel('Remote').selectOption('opportunities');
  await form(page).getByLabel('Address of its mf-manifest.json').fill(manifest);
  await form(page).getByRole('button', { name: 'Use this build' }).click();
}

const screen = 'remote-opportunities/src/browse/OpportunitiesPage.tsx';
const label = "label: 'Newest'";

test('an engineer sees their build in the deployed portal, as it changes, in one tab and marked as such, until Reset', async ({
  page,
  federation,
  context,
}) => {
  federation.developerOrigins = [build.origin];
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await choose(page, federation.origin, manifestAt(build.origin));
  const words = `Development build of opportunities from ${build.origin}`;
  await expect(banner(page)).toContainText(words);

  const live = page
    .waitForEvent('websocket', (socket) => socket.url().endsWith('/ws'))
    .then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(federation.origin + paths.publicOpportunities);
  await expect(newest(page)).toBeVisible();
  await expect(banner(page)).toContainText(words);
  expect(scripts).toContain(`${build.origin}/entry.js`);
  await test.step('the page reloads when the sources change', async () => {
    await live;
    sources.edit(screen, label, "label: 'Newest of all'");
    await expect(page.getByRole('tab', { name: 'Newest of all' })).toBeVisible({ timeout: 60_000 });
    sources.edit(screen, "label: 'Newest of all'", label);
    await expect(page.getByRole('tab', { name: 'Newest', exact: true })).toBeVisible();
  });
  await visit(page, '/__remotes');
  await expect(row(page)).toContainText(/loaded\s*development/);
  await visit(page, '/nowhere');
  await expect(banner(page)).toContainText(words);
  const other = await context.newPage();
  await other.goto(federation.origin + paths.publicOpportunities);
  await expect(newest(other)).toBeVisible();
  await expect(banner(other)).toHaveCount(0);
  await other.close();

  await page.goto(federation.origin + paths.publicOpportunities);
  await expect(newest(page)).toBeVisible();
  scripts.length = 0;
  await banner(page).getByRole('button', { name: 'Reset' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(newest(page)).toBeVisible();
  // The page before may still request the chunks of other screens.
  expect(scripts).not.toContain(`${build.origin}/entry.js`);
  await visit(page, '/__remotes');
  await expect(row(page)).toContainText(federation.version);
});

test('a portal that does not take the build says why, and runs what is released', async ({
  page,
  federation,
}) => {
  const elsewhere = 'http://localhost:1';
  federation.developerOrigins = [elsewhere];
  await choose(page, federation.origin, manifestAt(build.origin));
  await expect(
    page.getByText(
      `${build.origin} is not allowed here: this portal takes development builds from ${elsewhere}.`,
    ),
  ).toBeVisible();
  await choose(page, federation.origin, manifestAt(elsewhere));
  await expect(page.getByText(`${manifestAt(elsewhere)} cannot be reached.`)).toBeVisible();
  await page.evaluate(
    (text) => sessionStorage.setItem('portal.tab-overrides', text),
    JSON.stringify({ opportunities: manifestAt(build.origin) }),
  );
  await page.goto(federation.origin + paths.publicOpportunities);
  await expect(newest(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await visit(page, '/__remotes');
  await expect(row(page)).toContainText(federation.version);
});

test('the dev shell shows one remote, and hot reload updates its screen', async ({ page }) => {
  // The machine has two cores, so only one development server runs at a time.
  await build.stop();
  build = await startDevelopmentShell(sources);
  await page.goto(build.origin + paths.publicOpportunities);
  const tab = page.getByRole('tab', { name: 'Expiring Soon' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'samePage', true));

  sources.edit(screen, label, "label: 'Newest of all'");
  await expect(page.getByRole('tab', { name: 'Newest of all' })).toBeVisible({ timeout: 60_000 });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => Reflect.get(window, 'samePage'))).toBe(true);

  await page.goto(build.origin + paths.acceptance);
  await expect(page.getByText('This page is temporarily unavailable')).toBeVisible();
});
