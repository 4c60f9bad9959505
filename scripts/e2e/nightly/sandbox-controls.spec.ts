import { expect, test } from '../isolated/on-isolated-sandbox';

test('the sandbox’s control page works', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.url}/sandbox`);
  await expect(page.getByText('INV-PREMIUM-0001').first()).toBeVisible();
  await page.getByRole('button', { name: '+ 1 week' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Done.');
  const { now } = await sandbox.control<{ now: string }>('clock', { advanceSeconds: 0 });
  expect(Date.parse(now) - Date.now()).toBeGreaterThan(6 * 86_400_000);
});
