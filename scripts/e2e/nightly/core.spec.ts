import type { Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { paths } from '@investor-portal/shared/routes/paths';
import { expect } from '../portal';
import { anotherKey, coreOfRemote, hostWithAnotherCore, isCore } from './another-core';
import { answer, failed, newest, onlyFor, test } from '../federation/fixture';

// Decision 91: a remote loads its own core if the host has another core. matrix.spec.ts tests both cases.

let otherHost = '';
test.beforeAll(() => (otherHost = hostWithAnotherCore()));
test.afterAll(() => rmSync(otherHost, { recursive: true }));

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
    [coreOfRemote().key, 'opportunities'],
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

function scriptsAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

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
