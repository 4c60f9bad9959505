import { paths } from '@investor-portal/shared/routes/paths';
import { expect } from '../portal';
import { signIn, test, visit } from './fixture';

test('a loaded remote shows no skeleton when another of its mounts opens', async ({
  page,
  federation,
}) => {
  await signIn(page, federation);
  const premium = page.getByRole('heading', { level: 1, name: 'Premium Account Access' });
  const qualified = page.getByRole('heading', { level: 1, name: 'Qualified Account Access' });
  await page.goto(federation.origin + paths.premiumAccount);
  await expect(premium).toBeVisible();
  // The form is a separate chunk, which is loaded now.
  await visit(page, paths.qualifiedAccount);
  await expect(qualified).toBeVisible();

  const skeletons = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const shown = document.querySelector('main')?.innerText ?? '';
      if (shown.includes('Loading...')) seen.push(shown);
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  await visit(page, paths.premiumAccount);
  await expect(premium).toBeVisible();
  await visit(page, paths.qualifiedAccount);
  await expect(qualified).toBeVisible();
  expect(await skeletons.jsonValue()).toEqual([]);
});
