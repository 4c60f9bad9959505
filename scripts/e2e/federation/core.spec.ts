import type { Page } from '@playwright/test';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from '@investor-portal/shared/routes/paths';
import { expect } from '../portal.ts';
import { stackHost, stackRegistry } from '../isolated/isolated-federation.ts';
import { answer, failed, newest, onlyFor, test } from './fixture.ts';

// Decision 91: a remote takes the core from a host that was built from the same sources of it, and otherwise brings its own.

let otherHost = '';
test.beforeAll(() => (otherHost = hostWithAnotherCore()));
test.afterAll(() => rmSync(otherHost, { recursive: true }));

test('a remote with the host’s core fetches none of its own', async ({ page, federation }) => {
  const asked = scriptsAskedBy(page);
  await page.goto(federation.origin + paths.publicOpportunities);
  await expect(page.getByRole('tab', newest)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter(isCore)).toEqual([]);
  expect(await sharedCores(page)).toEqual([[core().key, 'host']]);
});

test('a remote with another core runs with its own, which the document preloads', async ({
  page,
  federation,
}) => {
  federation.hostBuild = otherHost;
  const asked = scriptsAskedBy(page);
  // The host's own script comes last, as on a slow network.
  await page.route('**/assets/main.*.js', async (route) => {
    await expect.poll(() => asked.filter(isCore)).toHaveLength(1);
    await route.continue();
  });
  await page.goto(federation.origin + paths.publicOpportunities);
  await expect(page.getByRole('tab', newest)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter(isCore)).toHaveLength(1);
  expect(await sharedCores(page)).toEqual([
    [anotherKey, 'host'],
    [core().key, 'opportunities'],
  ]);
});

test('a core that cannot be loaded shows an error in the remote’s place, and Retry', async ({
  page,
  federation,
}) => {
  federation.hostBuild = otherHost;
  federation.disturb = onlyFor(isCore, answer(404, 'text/plain', 'Not found'));
  await page.goto(federation.origin + paths.publicOpportunities);
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  federation.disturb = undefined;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('tab', newest)).toBeVisible();
});

/** What the registry says of the released remote's core. */
function core() {
  const { opportunities } = stackRegistry();
  const found = opportunities?.versions[opportunities.current]?.start?.core;
  if (!found) throw new Error('The release does not name its core.');
  return found;
}

const isCore = (url = '') => core().scripts.some((script) => url.split('?')[0]?.endsWith(script));

function scriptsAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

/** The cores in the share scope, with who brought each. */
function sharedCores(page: Page): Promise<[string, string][]> {
  return page.evaluate(() => {
    const { __INSTANCES__: instances } = Reflect.get(window, '__FEDERATION__') as {
      __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, object>>> }[];
    };
    const scope = instances[0]?.shareScopeMap['default'] ?? {};
    return Object.entries(scope)
      .filter(([name]) => name.startsWith('portal-core-'))
      .flatMap(([name, versions]) =>
        Object.values(versions).map((each): [string, string] => [
          name,
          String(Reflect.get(each, 'from')),
        ]),
      );
  });
}

const anotherKey = 'portal-core-000000000000';

/** A copy of the stack's host that says it has another core, as one built from other sources would. */
function hostWithAnotherCore(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'portal-host-'));
  cpSync(stackHost(), dir, { recursive: true });
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(?:js|html)$/.test(name))) {
    const text = readFileSync(path.join(dir, file), 'utf8');
    if (!text.includes(core().key)) continue;
    writeFileSync(path.join(dir, file), text.replaceAll(core().key, anotherKey));
    // Else the server would send these.
    for (const packed of ['br', 'gz']) rmSync(path.join(dir, `${file}.${packed}`), { force: true });
  }
  const page = path.join(dir, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll(/ integrity="[^"]+"/g, ''));
  return dir;
}
