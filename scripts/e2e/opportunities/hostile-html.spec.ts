import { paths } from '@investor-portal/shared/routes/paths';
import { expect, test } from '../isolated/on-isolated-sandbox';

// On a sandbox of its own, since the campaign would disturb the lists of other tests.
test.use({ policyReports: 'expected' });

test('neutralises hostile HTML of an issuer', async ({ sandbox, visit }) => {
  const hostile =
    '<p>Kept words</p><script>window.hacked = 1</script><img src="x" onerror="window.hacked = 2">' +
    '<a href="javascript:window.hacked=3">press</a><form action="/"><input name="card"></form>' +
    '<iframe src="https://evil.example"></iframe><style>body{display:none}</style>' +
    '<div style="position:fixed;inset:0" onclick="window.hacked = 4">overlay</div>' +
    '<svg><animate onbegin="window.hacked = 5" attributeName="x" dur="1s"/></svg>';
  // Ends first, so it is at the top of the expiring campaigns.
  const campaign = await sandbox.campaign({
    endsInHours: 1,
    highlights: hostile,
    summary: hostile,
  });
  expect(campaign.campaignHighlights).toBe(hostile);
  const session = await visit(await sandbox.investor());
  const { portal } = session;
  await session.goTo(paths.campaign(campaign.guid));
  await expect(portal.getByText('Kept words').first()).toBeVisible();
  const section = portal.getByRole('region', { name: 'Highlights' });
  await expect(
    section.locator('script, iframe, form, input, style, svg, [style], [onclick]'),
  ).toHaveCount(0);
  await section.getByText('overlay').click();
  await section.getByText('press').click();
  await session.goTo(`${paths.opportunities}?tab=expiring`);
  const card = portal.getByRole('article').filter({ hasText: 'Kept words' }).first();
  await expect(card).toBeVisible();
  await expect(card.locator('script, iframe, form, input, [onclick]')).toHaveCount(0);
  expect(await portal.locator('body').evaluate(() => 'hacked' in window)).toBe(false);
});
