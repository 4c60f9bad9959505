import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createCampaign, pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { show } from '@investor-portal/shared/testing/show';
import { CompareTable } from './CompareTable';

beforeAll(pointAtSandbox);

it('groups the facts in one table, and names the campaign of each figure for a phone', async () => {
  const campaign = await createCampaign();
  const removed: string[] = [];
  show(
    <CompareTable
      compared={[{ campaign, subscription: null, documents: ['Business Plan', 'Business Plan'] }]}
      onRemove={(guid) => removed.push(guid)}
    />,
  );
  const [head, ...bands] = within(screen.getByRole('table')).getAllByRole('rowgroup');
  expect(bands.map((band) => within(band).getAllByRole('rowheader')[0]?.textContent)).toEqual([
    'Time left',
    'Share price',
    'Minimum per investor',
  ]);
  const issuer = issuerOrCode(campaign);
  for (const band of bands)
    for (const cell of within(band).getAllByRole('cell'))
      expect(cell).toHaveAttribute('data-campaign', issuer);
  expect(screen.getByRole('link', { name: 'Business Plan' })).toBeVisible();
  const controls = [...(head?.querySelectorAll('a, button') ?? [])];
  expect(controls.map((each) => each.getAttribute('aria-label') ?? each.textContent)).toEqual([
    issuer,
    'Invest Now',
    `Remove ${issuer}`,
  ]);
  await userEvent.click(screen.getByRole('button', { name: `Remove ${issuer}` }));
  expect(removed).toEqual([campaign.guid]);
});

it('names two campaigns of one issuer by their codes', async () => {
  const campaign = await createCampaign();
  const other = { ...campaign, guid: 'other', campaignCode: 'CF-OTHER' };
  const compared = [campaign, other].map((each) => ({
    campaign: each,
    subscription: null,
    documents: [],
  }));
  show(<CompareTable compared={compared} onRemove={() => undefined} />);
  const row = screen.getByRole('row', { name: /^Share price/ });
  const names = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.dataset['campaign']);
  expect(names).toEqual([campaign.campaignCode, 'CF-OTHER']);
});
