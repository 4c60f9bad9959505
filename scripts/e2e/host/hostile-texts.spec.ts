import { paths } from '@investor-portal/shared/routes/paths';
import { fail, freshCampaign, goToReview, openAt } from '../investing';
import { control, expect, test } from '../portal';
import { portalFrame } from '../portal-frame';
import { sandboxUrl } from '../stack';

/** Toaster.test.tsx tests control characters. */
const messages: Record<string, string> = {
  'of 100,000 letters': 'x'.repeat(100_000),
  'of HTML': '<img src=x onerror="window.hacked=1"><script>window.hacked=2</script><h1>Hi</h1>',
  'with bidirectional control characters': '\u202eyenom ruoY\u2066 \u2067!',
  'from right to left': 'رصيد المحفظة غير كافٍ لإتمام هذه العملية'.repeat(20),
};

test('a hostile server message does not break the toast or the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { portal, investor } = await goToReview(page, '6000', await freshCampaign());
  const toast = portal.locator('[data-toast="failure"]');
  for (const [name, hostile] of Object.entries(messages))
    await test.step(name, async () => {
      const body = JSON.stringify({ errorDetails: [{ message: hostile }] });
      await fail(investor, 'invest', { times: 1, response: { status: 422, body } });
      await portal.getByRole('button', { name: 'Submit' }).click();
      await expect(toast).toHaveCount(1);
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
      await toast.getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast).toHaveCount(0);
    });
  expect(await portalFrame(page).evaluate(() => 'hacked' in window)).toBe(false);
});

/** trusted-file.test.ts tests the other kinds of links. */
const links = [
  'javascript:document.write("hacked")',
  'https://evil.example/prospectus.pdf',
  `${sandboxUrl}@evil.example/prospectus.pdf`,
];

test('a document opens only from an allowed origin', async ({ page, context }) => {
  const campaign = await freshCampaign();
  const { portal, investor } = await openAt(page, paths.campaign(campaign.guid));
  const { externalReferenceCode } = investor;
  const urls: string[] = [];
  context.on('request', (request) => urls.push(request.url()));
  await portal.getByRole('main').getByText('Documents', { exact: true }).first().click();
  for (const hostile of links)
    await test.step(hostile, async () => {
      await control('faults/clear', { externalReferenceCode });
      await fail(investor, 'preSign', { response: { body: JSON.stringify({ data: hostile }) } });
      await portal
        .getByRole('button', { name: /^Open / })
        .first()
        .click();
      await expect(portal.getByText('Failed!')).toHaveCount(1);
      await expect.poll(() => context.pages().length).toBe(1);
      expect(await portal.locator('[data-toast="failure"]').innerText()).not.toContain('evil');
      await portal.getByRole('button', { name: 'Dismiss' }).click();
      await expect(portal.getByText('Failed!')).toHaveCount(0);
    });
  expect(urls.filter((url) => url.includes('evil.example'))).toEqual([]);
});
