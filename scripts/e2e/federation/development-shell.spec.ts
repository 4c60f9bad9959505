import { paths } from '@investor-portal/shared/routes/paths';
import { expect, test } from '../portal.ts';
import { startDevelopmentShell } from './development-build.ts';
import { SourcesCopy } from './sources-copy.ts';

// `pnpm dev opportunities` on a copy of the sources.
test.describe.configure({ timeout: 180_000 });

test('the dev shell shows one remote, and hot reload updates its screen', async ({ page }) => {
  const sources = new SourcesCopy();
  const shell = await startDevelopmentShell(sources);
  try {
    await page.goto(shell.origin + paths.publicOpportunities);
    const tab = page.getByRole('tab', { name: 'Expiring Soon' });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => Reflect.set(window, 'samePage', true));

    const screen = 'remote-opportunities/src/browse/OpportunitiesPage.tsx';
    sources.edit(screen, "label: 'Newest'", "label: 'Newest of all'");
    await expect(page.getByRole('tab', { name: 'Newest of all' })).toBeVisible({ timeout: 60_000 });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(await page.evaluate(() => Reflect.get(window, 'samePage'))).toBe(true);

    await page.goto(shell.origin + paths.acceptance);
    await expect(page.getByText('This page is temporarily unavailable')).toBeVisible();
  } finally {
    await shell.stop();
    sources.remove();
  }
});
