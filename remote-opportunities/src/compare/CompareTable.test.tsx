import { screen, within } from '@testing-library/react';
import { createCampaign, pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { show } from '@investor-portal/shared/testing/show';
import { CompareTable } from './CompareTable';

beforeAll(pointAtSandbox);

it('names facts and campaigns in the heads of one table that the keyboard can scroll', async () => {
  const campaign = await createCampaign();
  show(<CompareTable compared={[{ campaign, subscription: null }]} />);
  expect(screen.getByRole('region', { name: 'Comparison' })).toHaveAttribute('tabindex', '0');
  const issuer = issuerOrCode(campaign);
  const head = within(screen.getByRole('columnheader'));
  expect(head.getByRole('link', { name: issuer })).toBeVisible();
  expect(head.getByRole('link', { name: 'Invest Now' })).toHaveAccessibleDescription(issuer);
  expect(screen.getAllByRole('rowheader')).not.toHaveLength(0);
});

it('names two campaigns of one issuer by their codes', async () => {
  const campaign = await createCampaign();
  const campaigns = [campaign, { ...campaign, guid: 'other', campaignCode: 'CF-OTHER' }];
  show(
    <CompareTable compared={campaigns.map((each) => ({ campaign: each, subscription: null }))} />,
  );
  const [one, other] = screen.getAllByRole('columnheader');
  expect(one).toHaveTextContent(`${issuerOrCode(campaign)} · ${campaign.campaignCode}`);
  expect(other).toHaveTextContent('CF-OTHER');
});
