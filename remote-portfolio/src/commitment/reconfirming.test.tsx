import { act, screen, waitFor } from '@testing-library/react';
import { control } from '@investor-portal/shared/testing/sandbox';
import { sentence } from '@investor-portal/shared/testing/sentence';
import { openActionDialog, createCommitment, statusOf } from '../testing/create-commitment';
import { openPortfolio } from '../testing/open-portfolio';

describe('§4 reconfirming a commitment', () => {
  it('shows the changed terms side by side and keeps the money committed', async () => {
    const { campaign, guid, path } = await createCommitment();
    await control(`campaigns/${campaign.guid}/material-change`, { sharePrice: 125 });
    const { user, toasts } = openPortfolio(path);

    const row = await screen.findByRole('row', {
      name: /^Share price PHP 100.00 PHP 125.00 ?\+25%$/,
    });
    expect(row).toBeInTheDocument();
    expect(screen.getByText(sentence('Your shares change from 500 to 400.'))).toBeVisible();
    const { dialog, confirm } = await openActionDialog(user, 'Reconfirm commitment');
    expect(dialog).toHaveTextContent(
      'Your PHP 50,000.00 stays committed under the changed terms, for 400 shares instead of 500.',
    );
    await user.click(confirm);

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('The campaign changed after you committed')).not.toBeInTheDocument();
    expect(screen.getByText('Reconfirmed')).toBeInTheDocument();
    expect(toasts.map(({ kind }) => kind)).toEqual(['success']);
    expect(await statusOf(guid)).toBe('APP');
  });

  it('no longer asks for it once it is done, even if the commitment cannot be read again', async () => {
    const { investor, campaign, path } = await createCommitment();
    await control(`campaigns/${campaign.guid}/material-change`, { sharePrice: 125 });
    const { user, toasts } = openPortfolio(path);
    const { dialog, confirm } = await openActionDialog(user, 'Reconfirm commitment');
    const fault = { times: 2, status: 403, message: 'Not now.' };
    await act(() => investor.fail('commitment', fault));
    await user.click(confirm);

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.queryByText('The campaign changed after you committed')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Reconfirm/ })).not.toBeInTheDocument();
    expect(screen.getByText('Reconfirmed')).toBeInTheDocument();
    expect(toasts[0]).toMatchObject({ kind: 'success' });
    // The refetch failed, so other changes of the commitment are not known yet.
    expect(await screen.findByText('We couldn’t refresh this commitment')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(screen.queryByText('We couldn’t refresh this commitment')).not.toBeInTheDocument(),
    );
  });

  it('does not depend on the campaign being loaded', async () => {
    const { investor, campaign, guid, path } = await createCommitment();
    await control(`campaigns/${campaign.guid}/material-change`, { sharePrice: 125 });
    await investor.fail('campaign', { times: 9, status: 404 });
    const { user, toasts } = openPortfolio(path);
    expect(await screen.findByText('We couldn’t load the campaign')).toBeVisible();
    expect(screen.getByText('Commitment Summary')).toBeVisible();
    const { dialog, confirm } = await openActionDialog(user, 'Reconfirm commitment');
    await user.click(confirm);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(toasts.map(({ kind }) => kind)).toEqual(['success']);
    expect(await statusOf(guid)).toBe('APP');
  });
});
