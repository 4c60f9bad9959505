import { screen, waitFor, within } from '@testing-library/react';
import { control } from '@investor-portal/shared/testing/sandbox';
import { askTo, committed, elsewhere, faultOf, statusOf } from '../testing/committed';
import { openPortfolio } from '../testing/open-portfolio';

describe('the page after an attempt to cancel', () => {
  it('keeps the reason for a refusal beside the action, on the page too, until it is tried again', async () => {
    const { investor, commitment, path } = await committed();
    const { user, toasts } = openPortfolio(path);
    const { dialog, confirm } = await askTo(user, 'Cancel commitment');
    const message = 'Cancelling is paused for this campaign.';
    const fault = faultOf(investor, 'updateStatus', { status: 422, message });
    await elsewhere(() => control('faults', fault));
    await user.click(confirm);

    const reason = await within(dialog).findByText(message);
    // The toast has said it: it is not announced a second time.
    expect(reason.closest('[role=alert], [role=status], [aria-live]')).toBeNull();
    expect(
      within(dialog).getByText('We couldn’t cancel this commitment. It is unchanged.'),
    ).toBeVisible();
    // The server's sentence comes first.
    expect(dialog).toHaveTextContent(`${message}We couldn’t cancel`);
    await user.click(within(dialog).getByRole('button', { name: 'Keep commitment' }));
    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByText(/^We couldn’t cancel this commitment/)).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    await askTo(user, 'Cancel commitment');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(toasts).toEqual([{ kind: 'failure', message }]);
    expect(await statusOf(commitment.guid)).not.toBe('CAN');
  });

  it('shows code and status at the top, and what happened to the money', async () => {
    const { commitment, path } = await committed();
    const { user } = openPortfolio(path);
    const heading = await screen.findByRole('heading', { level: 1 });
    await waitFor(() =>
      expect(heading).toHaveAccessibleDescription(
        expect.stringMatching(`Commitment Code ?${commitment.commitmentCode} ?Status ?Pending`),
      ),
    );
    const { confirm } = await askTo(user, 'Cancel commitment');
    await user.click(confirm);
    expect(await screen.findByText('This commitment is cancelled')).toBeVisible();
    expect(screen.getAllByText(/PHP 50,000.00 went back to your wallet on /)[0]).toBeVisible();
    await waitFor(() =>
      expect(heading).toHaveAccessibleDescription(expect.stringMatching(/Status ?Cancelled/)),
    );
  });
});
