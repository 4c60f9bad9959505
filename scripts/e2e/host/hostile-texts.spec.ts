import { fail, freshCampaign, goToReview } from '../investing';
import { expect, expectAccessible, test } from '../portal';
import { portalFrame } from '../portal-frame';

/** Toaster.test.tsx and plain-text.test.ts test control characters and the text's direction. */
const messages: Record<string, string> = {
  'of 100,000 letters': 'x'.repeat(100_000),
  'of HTML': '<img src=x onerror="window.hacked=1"><script>window.hacked=2</script><h1>Hi</h1>',
};

test('a failure’s toast leaves the way on free, and a hostile server message does not break it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { portal, investor } = await goToReview(page, '6000', await freshCampaign());
  const toast = portal.locator('[data-toast="failure"]');
  const submit = portal.getByRole('button', { name: 'Submit' });
  const dismiss = toast.getByRole('button', { name: 'Dismiss' });
  await test.step('a failure’s toast covers nothing that leads on from the review', async () => {
    await fail(investor, 'invest', { times: 1, status: 422, message: 'The wallet is locked.' });
    await submit.click();
    await toast.hover();
    expect(await toast.evaluate(controlsUnder)).not.toMatch(/Submit|Change/);
    await dismiss.click();
    await expect(toast).toHaveCount(0);
    await expect(portal.getByText('The wallet is locked.')).toBeVisible();
    await expect(portal.getByRole('link', { name: 'Change amount' })).toBeInViewport();
    await expectAccessible(page);
  });
  for (const [name, hostile] of Object.entries(messages))
    await test.step(name, async () => {
      const body = JSON.stringify({ errorDetails: [{ message: hostile }] });
      await fail(investor, 'invest', { times: 1, response: { status: 422, body } });
      await submit.click();
      // On a slow machine, the toast's time would end before the test has read it.
      await toast.hover();
      await expect(toast).toContainText('Failed!');
      // Wait until the toast has slid in.
      await expect
        .poll(async () => {
          const { x = -1, width = 0, height = 0 } = (await toast.boundingBox()) ?? {};
          return x >= 0 && x + width <= 360 && height > 0 && height < 320;
        })
        .toBe(true);
      // Leave out the line breaks of the toast's own layout.
      const shown = (await toast.innerText()).replaceAll('\n', '');
      expect(shown).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      await expect(toast.locator('img, script, h1')).toHaveCount(0);
      await dismiss.click();
      await expect(toast).toHaveCount(0);
    });
  expect(await portalFrame(page).evaluate(() => 'hacked' in window)).toBe(false);
});

/** Returns the texts of the controls in the same place as a toast, which may cover the way back for three seconds. Runs in the portal's document. */
function controlsUnder(toast: Element): string {
  const { top, bottom, left, right } = toast.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input')]
    .filter((control) => !control.closest('[data-toast]'))
    .filter((control) => {
      const at = control.getBoundingClientRect();
      return at.bottom > top && at.top < bottom && at.right > left && at.left < right;
    })
    .map((control) => control.textContent)
    .join();
}
