import { act, screen, waitFor, within } from '@testing-library/react';
import { updateCommitmentStatus } from '@investor-portal/shared/partner-api/contract/commitments';
import { openActionDialog, createCommitment, statusOf } from '../testing/create-commitment';
import { openPortfolio } from '../testing/open-portfolio';

it('says that a commitment is cancelled, not that its reconfirmation may still happen', async () => {
  const { guid, path } = await createCommitment();
  await updateCommitmentStatus(guid, 'CAN');
  // The page before a reload has stored this.
  sessionStorage.setItem(`investor:change:${guid}`, 'reconfirm');
  openPortfolio(path);
  const inFlight = await screen.findByText('Reconfirming this commitment…');
  await waitFor(() => expect(inFlight).not.toBeInTheDocument());
  expect(screen.getByText('This commitment is cancelled')).toBeVisible();
  expect(screen.queryByText(/^We don’t know yet/)).not.toBeInTheDocument();
});

describe('the page after an attempt to cancel', () => {
  it('keeps the reason for a refusal beside the action, on the page too, until it is tried again, for which it waits as the platform asks', async () => {
    const { investor, guid, path } = await createCommitment();
    const { user, toasts } = openPortfolio(path);
    const { dialog, confirm } = await openActionDialog(user, 'Cancel commitment');
    const message = 'Too many requests.';
    const busy = { times: 1, status: 429, message, retryAfter: '120' };
    await act(() => investor.fail('updateStatus', busy));
    await user.click(confirm);

    const reason = await within(dialog).findByText(message);
    // The toast has announced the reason, so the dialog must not announce it again.
    expect(reason.closest('[role=alert], [role=status], [aria-live]')).toBeNull();
    expect(within(dialog).getByText('This commitment wasn’t cancelled')).toBeVisible();
    const wait = /^The platform asks you to wait\. You can try again (at|on) /;
    await waitFor(() => expect(confirm).toHaveAccessibleDescription(wait));
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await user.click(within(dialog).getByRole('button', { name: 'Keep commitment' }));
    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByText('This commitment wasn’t cancelled')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    const again = await openActionDialog(user, 'Cancel commitment');
    expect(again.confirm).toHaveAttribute('aria-disabled', 'true');
    expect(again.confirm).toHaveAccessibleDescription(wait);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(toasts).toEqual([{ kind: 'failure', message }]);
    expect(await statusOf(guid)).not.toBe('CAN');
  });

  it('quotes the server without calling an unknown outcome failed, and offers the action again once it was checked', async () => {
    const { investor, path } = await createCommitment();
    const { user, toasts } = openPortfolio(path);
    const { dialog, confirm } = await openActionDialog(user, 'Cancel commitment');
    const fault = { times: 1, status: 503, message: 'Not now.' };
    await act(() => investor.fail('updateStatus', fault));
    await user.click(confirm);
    const unknown = 'We don’t know yet whether your commitment was cancelled';
    const notice = await within(dialog).findByText(unknown);
    const answer = 'The platform answered: Not now.';
    expect(notice.closest('[role=status]')).toHaveTextContent(answer);
    const action = { name: 'Cancel commitment' };
    expect(within(dialog).queryByRole('button', action)).not.toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Check again' })).toHaveFocus();

    // The page, too, offers only the check.
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.getByText(unknown)).toBeVisible();
    expect(screen.queryByRole('button', action)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Actions' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('button', action)).toBeVisible();
    expect(screen.getByText(unknown).closest('[role=status]')).toHaveTextContent(answer);
    expect(toasts).toEqual([]);
  });
});
