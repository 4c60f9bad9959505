import { paths } from '@investor-portal/shared/routes/paths';
import { expect, test } from '../isolated/on-isolated-sandbox.ts';

// On a sandbox of its own: in a list of everybody's it would be in the other tests' way.
test.use({ policyReports: 'expected' });

test('hostile HTML of an issuer does nothing', async ({ sandbox, visit }) => {
  const hostile =
    '<p>Kept words</p><script>window.hacked = 1</script><img src="x" onerror="window.hacked = 2">' +
    '<a href="javascript:window.hacked=3">press</a><form action="/"><input name="card"></form>' +
    '<iframe src="https://evil.example"></iframe><style>body{display:none}</style>' +
    '<div style="position:fixed;inset:0" onclick="window.hacked = 4">overlay</div>' +
    '<svg><animate onbegin="window.hacked = 5" attributeName="x" dur="1s"/></svg>';
  // It ends first, and so is on top of the expiring ones.
  const campaign = await sandbox.campaign({
    endsInHours: 1,
    highlights: hostile,
    summary: hostile,
  });
  expect(campaign.campaignHighlights).toBe(hostile);
  const life = await visit(await sandbox.investor());
  const { portal } = life;
  await life.goTo(paths.campaign(campaign.guid));
  await expect(portal.getByText('Kept words').first()).toBeVisible();
  const part = portal.getByRole('region', { name: 'Highlights' });
  await expect(
    part.locator('script, iframe, form, input, style, svg, [style], [onclick]'),
  ).toHaveCount(0);
  await part.getByText('overlay').click();
  await part.getByText('press').click();
  await life.goTo(`${paths.opportunities}?tab=expiring`);
  const card = portal.getByRole('article').filter({ hasText: 'Kept words' }).first();
  await expect(card).toBeVisible();
  await expect(card.locator('script, iframe, form, input, [onclick]')).toHaveCount(0);
  expect(await portal.locator('body').evaluate(() => 'hacked' in window)).toBe(false);
});
