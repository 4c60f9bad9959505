import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@investor-portal/shared/routes/paths';
import { mapsFolder } from '../../release/store/source-maps';
import { listenOn } from '../../serve/listen';
import { root } from '../../workspace/apps';
import { startProcess } from '../../workspace/processes';
import { stackRegistry } from '../isolated/isolated-federation';
import { expect, test } from '../portal';
import { sandboxUrl } from '../stack';
import { SourcesCopy } from './sources-copy';

test.describe.configure({ timeout: 180_000 });

let sources: SourcesCopy;
let shell: Awaited<ReturnType<typeof startDevelopmentShell>>;

test.beforeAll(async () => {
  sources = new SourcesCopy();
  shell = await startDevelopmentShell(sources);
});
test.afterAll(() => shell.stop());

const screen = 'remote-opportunities/src/browse/OpportunitiesPage.tsx';
const label = "label: 'Newest'";

test('the dev shell shows one remote, and hot reload updates its screen', async ({ page }) => {
  await page.goto(shell.origin + paths.publicOpportunities);
  const tab = page.getByRole('tab', { name: 'Expiring Soon' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'samePage', true));

  sources.edit(screen, label, "label: 'Newest of all'");
  await expect(page.getByRole('tab', { name: 'Newest of all' })).toBeVisible({ timeout: 60_000 });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => Reflect.get(window, 'samePage'))).toBe(true);

  await page.goto(shell.origin + paths.acceptance);
  await expect(page.getByText('This page is temporarily unavailable')).toBeVisible();
});

/** Starts the development server of the opportunities remote on free ports, and waits until it is ready. */
async function startDevelopmentShell(sources: SourcesCopy) {
  const [origin, remote, platform] = [await freeOrigin(), await freeOrigin(), await freeOrigin()];
  const env = {
    ...process.env,
    HOST_PORT: new URL(origin).port,
    OPPORTUNITIES_PORT: new URL(remote).port,
    PLATFORM_PORT: new URL(platform).port,
    PARTNER_API_URL: sandboxUrl,
  };
  const args = ['--import', 'tsx', 'scripts/dev/main.ts', 'opportunities'];
  const server = startProcess(args, /Portal ready, with hot reload/, { cwd: sources.dir, env });
  await server.ready;
  return { origin, stop: server.stop };
}

async function freeOrigin(): Promise<string> {
  const free = await listenOn(0, (_req, res) => res.end());
  await free.close();
  return free.origin;
}

const app = 'remote-onboarding';

/** Returns every file of a build as hexadecimal bytes: the served files and the source maps. */
function filesOf(dir: string, version: string): Record<string, string> {
  const dist = path.join(dir, app, 'dist');
  const folders = [path.join(dist, version), path.join(dist, mapsFolder, version)];
  const files = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const bytes = (file: string) => readFileSync(file).toString('hex');
  return Object.fromEntries(files.map((file) => [path.relative(dist, file), bytes(file)]));
}

test('the same sources build to the same bytes in another folder', async () => {
  test.setTimeout(240_000);
  const copy = new SourcesCopy();
  const { code, printed } = await copy.run('scripts/build/main.ts', app);
  expect(code, printed).toBe(0);
  const version = stackRegistry().onboarding?.current ?? '';
  const here = filesOf(root, version);
  const there = filesOf(copy.dir, version);
  expect(Object.keys(there)).toEqual(Object.keys(here));
  expect(Object.keys(here).filter((name) => here[name] !== there[name])).toEqual([]);
});
