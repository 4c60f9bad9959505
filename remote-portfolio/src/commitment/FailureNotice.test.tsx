import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  control,
  createCampaign,
  createInvestor,
  startSandboxSession as signIn,
} from '@investor-portal/shared/testing/sandbox';
import { commit } from '../testing/committed';
import { openPortfolio } from '../testing/open-portfolio';

/** Opens a commitment of PHP 50,000, and its cancel dialog with `ask`. */
async function openCommitted() {
  const investor = await createInvestor('Premium', { balance: 100_000 });
  const campaign = await createCampaign({
    endsInHours: 240,
    totalOffering: 1_000_000,
    sharePrice: 100,
    minAmountPerInvestor: 1_000,
  });
  await signIn(investor);
  const commitment = await commit(investor, campaign, 50_000);
  const { user } = openPortfolio(paths.commitment(commitment.guid, campaign.guid));
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Cancel commitment' }));
    const dialog = await screen.findByRole('dialog');
    const confirm = within(dialog).getByRole('button', { name: 'Cancel commitment' });
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'));
    return { dialog, confirm };
  };
  return { investor, commitment, user, ask };
}

describe('the page after an attempt to cancel', () => {
  it('keeps the reason for a refusal beside the action, on the page too, until it is tried again', async () => {
    const { investor, user, ask } = await openCommitted();
    const { dialog, confirm } = await ask();
    const message = 'Cancelling is paused for this campaign.';
    const { externalReferenceCode } = investor;
    const fault = { call: 'updateStatus', externalReferenceCode, times: 1, status: 422, message };
    await act(() => control('faults', fault));
    await user.click(confirm);

    const reason = await within(dialog).findByText(message);
    // The toast has said it: it is not announced a second time.
    expect(reason.closest('[role=alert], [role=status], [aria-live]')).toBeNull();
    expect(
      within(dialog).getByText('We couldn’t cancel this commitment. It is unchanged.'),
    ).toBeVisible();
    // The server's sentence comes first.
    expect(reason.textContent).toBe(message);
    expect(dialog).toHaveTextContent(`${message}We couldn’t cancel`);
    await user.click(within(dialog).getByRole('button', { name: 'Keep commitment' }));
    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByText(/^We couldn’t cancel this commitment/)).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    await ask();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('shows code and status at the top, and what happened to the money', async () => {
    const { commitment, user, ask } = await openCommitted();
    const heading = await screen.findByRole('heading', { level: 1 });
    await waitFor(() =>
      expect(heading).toHaveAccessibleDescription(
        expect.stringMatching(`Commitment Code ?${commitment.commitmentCode} ?Status ?Pending`),
      ),
    );
    const { confirm } = await ask();
    await user.click(confirm);
    expect(await screen.findByText('This commitment is cancelled')).toBeVisible();
    expect(screen.getAllByText(/PHP 50,000.00 went back to your wallet on /)[0]).toBeVisible();
    await waitFor(() =>
      expect(heading).toHaveAccessibleDescription(expect.stringMatching(/Status ?Cancelled/)),
    );
  });
});
