import { paths } from '@investor-portal/shared/routes/paths';
import { expect } from '../portal';
import { withBefore } from '../isolated/isolated-federation';
import { expectState, newest, signIn, test } from './fixture';

/* shared/registry/src/choose.test.ts checks the shares of 10,000 investors. */

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
    await page.goto(federation.origin + paths.opportunities);
    await expect(page.getByRole('tab', newest)).toBeVisible();
    await expectState(page, state);
  }
});
