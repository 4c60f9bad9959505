import type { Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import type { IsolatedFederation } from '../isolated/isolated-federation';
import { withBefore } from '../isolated/isolated-federation';
import { SigningKey } from '@investor-portal/registry/testing/signing-key';
import { expect } from '../portal';
import { failed, newest, test } from './fixture';

const ours = new SigningKey('2026');
const stranger = new SigningKey('2026');

const signed =
  (key: SigningKey, serial = 100) =>
  (registry: object) =>
    key.sign({ serial, ...registry });

function scriptsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/\/(?:onboarding|opportunities|portfolio)\/[^?]*\.js(?:on)?$/.test(url)) asked.push(url);
  });
  return asked;
}

type Attack = [string, (federation: IsolatedFederation) => void];

// Registries from which a page must not load anything. The unit tests of shared/registry have every other one.
const byStranger: Attack = [
  'signed by a stranger’s key',
  (each) => (each.sign = signed(stranger, 200)),
];
const replaced: Attack[] = [
  byStranger,
  ['older than the configuration asks for', (each) => (each.registryMinSerial = 101)],
];

function trust(federation: IsolatedFederation): void {
  const notAfter = new Date(Date.now() + 3_600_000).toISOString();
  federation.registryKeys = [{ ...ours.key, notAfter }];
  federation.registryMinSerial = undefined;
  federation.sign = signed(ours);
}
test.beforeEach(({ federation }) => trust(federation));

const runs = (page: Page) => expect(page.getByRole('tab', newest)).toBeVisible();
const release = (federation: IsolatedFederation) =>
  (federation.change = (released) => ({ ...withBefore(released), current: 'before' }));
const ofRelease = (asked: readonly string[]) => asked.filter((url) => url.includes('/before/'));

async function open(page: Page, federation: IsolatedFederation) {
  await page.goto(federation.origin + paths.publicOpportunities);
}

test('a browser that knows no registry loads nothing of a wrong one, and the last good one runs in place of a wrong one', async ({
  page,
  federation,
}) => {
  // The clock of this device is years ahead, which expires no key.
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 1e12;
  });
  const early = scriptsAskedFor(page);
  await test.step('nothing is known', async () => {
    byStranger[1](federation);
    await open(page, federation);
    await expect(page.getByText(failed)).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(failed)).toBeVisible();
    expect(early).toEqual([]);
  });
  trust(federation);
  await open(page, federation);
  await runs(page);
  release(federation);
  for (const [which, attack] of replaced)
    await test.step(`a good one is known: ${which}`, async () => {
      trust(federation);
      attack(federation);
      const asked = scriptsAskedFor(page);
      await open(page, federation);
      await runs(page);
      expect(ofRelease(asked)).toEqual([]);
      expect(asked).not.toEqual([]);
    });
});
