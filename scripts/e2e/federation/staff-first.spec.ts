import type { Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { expect } from '../portal';
import { type IsolatedFederation, withBefore } from '../isolated/isolated-federation';
import { expectState, newest, signIn, test, visit } from './fixture';

/* shared/registry/src/choose.test.ts checks the shares of 10,000 investors. */

async function openList(page: Page, { origin }: IsolatedFederation) {
  await page.goto(origin + paths.opportunities);
  await expect(page.getByRole('tab', newest)).toBeVisible();
}

test('only the audience gets a canary that no share of investors has yet', async ({
  page,
  federation,
}) => {
  const canary = { version: 'before', share: 0, audience: 'staff' };
  federation.change = (released) => ({ ...withBefore(released), canary });
  // choose.test.ts checks other cohorts.
  for (const [cohort, state] of [
    ['staff', /before.*audience/],
    [undefined, /current/],
  ] as const) {
    await signIn(page, federation, undefined, cohort);
    await openList(page, federation);
    await expectState(page, state);
  }
});

// As in a real registry, only versions that somebody gets have a `start`.
const withBeforeChanged =
  (changes: object): IsolatedFederation['change'] =>
  (released) => {
    const { versions, ...rest } = withBefore(released);
    const { start: _start, ...before } = versions['before'] ?? { entry: '', contract: '' };
    return { ...rest, versions: { ...versions, before: { ...before, ...changes } } };
  };

const form = (page: Page) => page.getByRole('form', { name: 'Run a released version' });
const strip = (page: Page) => page.getByRole('region', { name: 'Versions of this tab' });

test('a version for one tab is chosen by a tester, shown while it runs, and reset', async ({
  page,
  federation,
}) => {
  federation.testerCohorts = ['staff'];
  federation.change = withBeforeChanged({});
  await signIn(page, federation, undefined, 'staff');
  await openList(page, federation);
  await visit(page, '/__remotes');
  await form(page).getByRole('button', { name: 'Use this version' }).click();
  await expect(form(page)).toContainText('Choose a version');
  await form(page).getByLabel('Version').selectOption('opportunities before');
  await form(page).getByRole('button', { name: 'Use this version' }).click();
  await expect(strip(page)).toContainText('Version before of opportunities, chosen for this tab');
  await openList(page, federation);
  await expectState(page, /before.*chosen/);
  await strip(page).getByRole('button', { name: 'Reset' }).click();
  await expect(strip(page)).toBeHidden();
  await openList(page, federation);
  await expectState(page, /current/);
  await test.step('a version does not run if its manifest was changed', async () => {
    federation.change = withBeforeChanged({ integrity: `sha384-${'A'.repeat(64)}` });
    await page.evaluate(() =>
      sessionStorage.setItem('portal.tab-overrides', '{"opportunities":"before"}'),
    );
    await page.goto(federation.origin + paths.opportunities);
    await expect(page.getByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible();
    await expect(strip(page).getByRole('button', { name: 'Reset' })).toBeVisible();
  });
});
