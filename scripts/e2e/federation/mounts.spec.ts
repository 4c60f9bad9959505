import { paths } from '@investor-portal/shared/routes/paths';
import { expect } from '../portal.ts';
import { signIn, test, visit } from './fixture.ts';

test('a remote that is loaded shows no skeleton when another of its mounts is opened', async ({
  page,
  own,
}) => {
  await signIn(page, own);
  const premium = page.getByRole('heading', { level: 1, name: 'Premium Account Access' });
  const qualified = page.getByRole('heading', { level: 1, name: 'Qualified Account Access' });
  await page.goto(own.origin + paths.premiumAccount);
  await expect(premium).toBeVisible();
  // Each form is a file of its own, which is here from now on.
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
