import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fetchCommitment } from '@investor-portal/shared/partner-api/contract/commitments';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  createCampaign,
  signIn,
  type SignedInInvestor,
} from '@investor-portal/shared/testing/sandbox';

/** Signs in an investor with a pending commitment of PHP 50,000 to a new campaign. */
export async function createCommitment() {
  const investor = await signIn();
  const campaign = await createCampaign({
    endsInHours: 240,
    totalOffering: 1_000_000,
    sharePrice: 100,
    minAmountPerInvestor: 1_000,
  });
  const guid = await investor.commit(campaign, 50_000, true);
  return { investor, campaign, guid, path: paths.commitment(guid, campaign.guid) };
}

/** Commits PHP 10,000 to a new campaign for each of these ends. Returns the campaigns' guids. */
export async function commitToCampaigns(
  { commit }: SignedInInvestor,
  ...endsInHours: number[]
): Promise<string[]> {
  const guids: string[] = [];
  for (const hours of endsInHours) {
    const campaign = await createCampaign({ endsInHours: hours, minAmountPerInvestor: 1_000 });
    await commit(campaign, 10_000);
    guids.push(campaign.guid);
  }
  return guids;
}

/** Presses an action of the commitment on the screen, and waits until its dialog has refetched. */
export async function openActionDialog(
  user: UserEvent,
  label: 'Cancel commitment' | 'Reconfirm commitment',
) {
  await user.click(await screen.findByRole('button', { name: label }));
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: label });
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'));
  return { dialog, confirm };
}

/** Reads the commitment's status code from the API. The open screen may update meanwhile. */
export const statusOf = async (guid: string) =>
  (await act(() => fetchCommitment(guid))).commitmentStatusCode;
