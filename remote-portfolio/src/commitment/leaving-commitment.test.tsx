import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { updateCommitmentStatus } from '@investor-portal/shared/partner-api/contract/commitments';
import { paths } from '@investor-portal/shared/routes/paths';
import { requestAction } from '@investor-portal/shared/rules/requested-action';
import { control } from '@investor-portal/shared/testing/sandbox';
import { openActionDialog, createCommitment, statusOf } from '../testing/create-commitment';
import { openPortfolio } from '../testing/open-portfolio';

/** Opens the list, then a commitment, and cancels it with a request to which `fault` applies once it is released. */
async function cancelWith(fault: object) {
  const { investor, guid, path } = await createCommitment();
  await investor.fail('updateStatus', { times: 1, hold: true, ...fault });
  const { router, toasts, user } = openPortfolio(`${paths.commitments}?view=commitment`);
  await act(() => router.navigate(path));
  const { confirm } = await openActionDialog(user, 'Cancel commitment');
  await user.click(confirm);
  const go = (delta: number) => act(() => router.navigate(delta));
  await go(-1);
  const release = () => act(investor.release);
  return { router, path, toasts, go, release, status: () => statusOf(guid) };
}

describe('readings R14: leaving a commitment while it is changed', () => {
  it('does not navigate away from where the investor went, and shows one toast there', async () => {
    const { router, toasts, go, release, status } = await cancelWith({});
    await release();
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success' }]));
    expect(router.state.location.pathname).toBe(paths.commitments);
    expect(await screen.findByText('Cancelled')).toBeVisible();
    await go(1);
    expect(await screen.findByText('This commitment is cancelled')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toasts).toHaveLength(1);
    expect(await status()).toBe('CAN');
  });

  it('after coming back says that it is under way, and offers nothing, even if a list asks for it', async () => {
    const { router, path, toasts, release, status } = await cancelWith({});
    await act(() => router.navigate(path, { state: requestAction('cancel') }));
    const notice = await screen.findByText('Cancelling this commitment…');
    expect(notice).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel commitment' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Actions' })).not.toBeInTheDocument();
    await release();
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toasts).toMatchObject([{ kind: 'success' }]);
    expect(await status()).toBe('CAN');
  });

  it('tells of an unknown outcome there, and keeps it beside the action', async () => {
    const { toasts, go, release, status } = await cancelWith({
      response: { status: 503, body: '{"exception":"Maintenance until 6 PM."}' },
    });
    await release();
    const title = 'We don’t know yet whether your commitment was cancelled';
    const message = `${title}. The platform answered: Maintenance until 6 PM.`;
    await waitFor(() => expect(toasts).toEqual([{ kind: 'info', message }]));
    await go(1);
    expect(await screen.findByText(title)).toBeVisible();
    expect(toasts).toHaveLength(1);
    expect(await status()).not.toBe('CAN');
  });
});

describe('a list’s request to cancel a commitment after it could not be reconfirmed', () => {
  async function requestCancelAfter(fault: object) {
    const { investor, campaign, path } = await createCommitment();
    await control(`campaigns/${campaign.guid}/material-change`, { sharePrice: 125 });
    await investor.fail('updateStatus', { times: 1, ...fault });
    const { router, user } = openPortfolio(path);
    const { dialog, confirm } = await openActionDialog(user, 'Reconfirm commitment');
    await user.click(confirm);
    const failed = /commitment (?:wasn’t|was) reconfirmed$/;
    expect(await within(dialog).findByText(failed)).toBeVisible();
    await act(() => router.navigate(paths.commitments));
    await act(() => router.navigate(path, { state: requestAction('cancel') }));
  }

  it('waits while the outcome of the reconfirmation is unknown', async () => {
    await requestCancelAfter({ response: { body: '{}' } });
    const unknown = 'We don’t know yet whether your commitment was reconfirmed';
    expect(await screen.findByText(unknown)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not show the reason against the reconfirmation', async () => {
    await requestCancelAfter({ status: 422, message: 'Not under these terms.' });
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this commitment?' });
    expect(within(dialog).getByText('Commitment')).toBeVisible();
    expect(dialog).not.toHaveTextContent('Not under these terms.');
  });
});

describe('a commitment after a reload that has cut off its change', () => {
  async function reloaded() {
    const { guid, path } = await createCommitment();
    // The page before the reload has stored this.
    sessionStorage.setItem(`investor:change:${guid}`, 'cancel');
    // The investor comes from a list's Cancel commitment. The page looks up the earlier request instead of asking.
    const { toasts } = openPortfolio({ pathname: path, state: requestAction('cancel') });
    expect(await screen.findByText('Cancelling this commitment…')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel commitment' })).not.toBeInTheDocument();
    return { guid, toasts };
  }

  it('looks the change up until the server has made it', async () => {
    const { guid, toasts } = await reloaded();
    await act(() => updateCommitmentStatus(guid, 'CAN'));
    const done = await screen.findByText('This commitment is cancelled', {}, { timeout: 5_000 });
    expect(done).toBeVisible();
    expect(toasts).toEqual([{ kind: 'success', message: 'The commitment is cancelled.' }]);
    expect(sessionStorage.getItem(`investor:change:${guid}`)).toBeNull();
  });

  it('says that it is unknown, and sends nothing', async () => {
    const { guid, toasts } = await reloaded();
    const unknown = 'We don’t know yet whether your commitment was cancelled';
    expect(await screen.findByText(unknown, {}, { timeout: 10_000 })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
    expect(toasts).toEqual([]);
    expect(await statusOf(guid)).not.toBe('CAN');
  });
});

it('does not open a declined dialog again after the investor changes the tab and reloads', async () => {
  const { campaign } = await createCommitment();
  await control(`campaigns/${campaign.guid}/material-change`, { sharePrice: 90 });
  const { router, user } = openPortfolio(`${paths.commitments}?view=commitment`);
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reconfirm commitment' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
  await user.click(screen.getByRole('tab', { name: 'Publish View' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=publish'));

  cleanup();
  openPortfolio(router.state.location);
  expect(await screen.findByRole('button', { name: 'Actions' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Publish View', selected: true })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
