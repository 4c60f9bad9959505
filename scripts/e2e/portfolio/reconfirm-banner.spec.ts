import { expect, test } from '../isolated/on-isolated-sandbox';
import { openFromMenu } from '../portal';

test('a banner names a reconfirmation until it is done', async ({ page, sandbox, visit }) => {
  const investor = await sandbox.investor('Premium', { balance: 20_000 });
  const campaign = await sandbox.campaign({ endsInHours: 96 });
  await sandbox.commit(investor, campaign, 50_000);
  const change = { sharePrice: 90, reconfirmWithinSeconds: 7_200 };
  await sandbox.control(`campaigns/${campaign.guid}/material-change`, change);
  const life = await visit(investor);
  const { portal } = life;
  const menu = portal.getByRole('button', { name: 'Menu' });
  const banner = portal.getByRole('link', { name: /^Reconfirm by .+ PHT/ });
  await expect(banner).toBeVisible({ timeout: 15_000 });
  // Even on the narrowest phone, the deadline ends before the arrow.
  const size = page.viewportSize() ?? { width: 360, height: 800 };
  await page.setViewportSize({ ...size, width: 320 });
  const room = await banner.evaluate((link) => {
    const [deadline, arrow] = [link.querySelector('strong'), link.querySelector('svg:last-child')];
    const right = deadline?.getBoundingClientRect().right ?? Infinity;
    return (arrow?.getBoundingClientRect().left ?? 0) - right;
  });
  expect(room).toBeGreaterThanOrEqual(0);
  await page.setViewportSize(size);
  // The banner appears late, so it must not cover the title.
  await expect(banner).toContainText('Your commitment to ');
  for (const width of [320, 360, 700, 900]) {
    await page.setViewportSize({ ...size, width });
    expect.soft(await banner.evaluate(coversTitle), `${width} px`).toBe(false);
  }
  await page.setViewportSize(size);
  await expect(menu).toHaveAccessibleDescription('1 commitment needs your action');
  await life.expectAccessible();
  await banner.click();
  await expect(banner).toBeHidden();
  await life.choose('Reconfirm commitment');
  const dialog = portal.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reconfirm commitment' }).click();
  await expect(portal.getByText('Success!')).toBeVisible();
  await expect(menu).toHaveAccessibleDescription('');
  await openFromMenu(portal, 'Profile');
  await expect(banner).toBeHidden();
});

/** Returns whether an element covers the text of the page's title. Runs in the portal's document. */
function coversTitle(element: Element): boolean {
  const text = document.createRange();
  text.selectNodeContents(document.querySelector('h1') ?? document.body);
  const [over, under] = [element.getBoundingClientRect(), text.getBoundingClientRect()];
  return (
    over.left < under.right &&
    over.right > under.left &&
    over.top < under.bottom &&
    over.bottom > under.top
  );
}
