import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { campAtom, issuerGuidAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { createCampaign, signIn } from '@investor-portal/shared/testing/sandbox';
import { show } from '@investor-portal/shared/testing/show';
import { CampaignGate } from './CampaignGate';

/** Returns the errors that the host would show in a toast. */
function open(guid: string): unknown[] {
  const errors: unknown[] = [];
  const children = (campaign: Campaign) => <h1>{campaign.campaignCode}</h1>;
  const gate = <CampaignGate guid={guid}>{children}</CampaignGate>;
  show(gate, ['/'], { onError: (error) => errors.push(error) });
  return errors;
}

it('a campaign that cannot be shown says that it was not found, and leads to the list', async () => {
  await signIn();
  const errors = open(crypto.randomUUID());
  const heading = await screen.findByRole('heading', { level: 1, name: 'Campaign not found' });
  expect(heading).toHaveAccessibleDescription(/may have been removed/);
  expect(document.title).toBe('Campaign not found · Investor portal');
  expect(screen.getByRole('link', { name: 'Investment Opportunities' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(errors).toEqual([]);
});

it('a campaign that cannot be shown is requested again by Retry after a failure', async () => {
  const { fail } = await signIn();
  const campaign = await createCampaign();
  await fail('campaign', { times: 1, status: 400, message: 'Not today.' });
  const errors = open(campaign.guid);
  // The box has the same text as the toast.
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t load this campaignNot today.',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(campaign.campaignCode)).toBeVisible();
  expect(errors).toHaveLength(1);
  // The keys of spec §3 have the campaign of the screen, also after a link that is no card.
  expect(store.get(campAtom)).toMatchObject({ guid: campaign.guid });
  expect(store.get(issuerGuidAtom)).toBe(campaign.issuerGuid);
});
