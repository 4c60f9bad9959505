import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fetchCommitment } from '@investor-portal/shared/partner-api/contract/commitments';
import { paths } from '@investor-portal/shared/routes/paths';
import { createCampaign, signIn } from '@investor-portal/shared/testing/sandbox';

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
