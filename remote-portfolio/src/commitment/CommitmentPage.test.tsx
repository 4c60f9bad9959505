import { act, screen, waitFor, within } from '@testing-library/react';
import {
  fetchCommitment,
  updateCommitmentStatus,
} from '@investor-portal/shared/partner-api/contract/commitments';
import { paths } from '@investor-portal/shared/routes/paths';
import { requestAction } from '@investor-portal/shared/rules/requested-action';
import { createCampaign, control } from '@investor-portal/shared/testing/sandbox';
import { sentence } from '@investor-portal/shared/testing/sentence';
import { openActionDialog, createCommitment, statusOf } from '../testing/create-commitment';
import { openPortfolio } from '../testing/open-portfolio';

const sections = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .join(', ');

describe('§4 cancelling a commitment', () => {
  it('keeps the dialog until everything is refetched, then focuses the heading, which has the status, and says where the money is', async () => {
    const { investor, guid, path } = await createCommitment();
    const { commitmentCode } = await fetchCommitment(guid);
    const { user } = openPortfolio(path);
    const heading = await screen.findByRole('heading', { level: 1 });
    const described = (text: string) =>
      waitFor(() =>
        expect(heading).toHaveAccessibleDescription(expect.stringMatching(new RegExp(text))),
      );
    await described(`Status ?Pending.* Commitment Code ?${commitmentCode}`);
    expect(document.title).toMatch(/^CF-.* · Investment Commitments · Investor portal$/);
    const { dialog, confirm } = await openActionDialog(user, 'Cancel commitment');
    await act(() => investor.fail('campaign', { times: 1, delayMs: 1_000 }));
    await user.click(confirm);

    expect(await screen.findByText('Commitment Cancelled')).toBeInTheDocument();
    expect(screen.queryByText('This is no longer possible.')).toBeNull();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(heading).toHaveFocus();
    await described('Status ?Cancelled');
    const refund = sentence('PHP 50,000.00 went back to your wallet on ');
    expect(screen.getAllByText(refund)[0]).toBeVisible();
  });

  it('shows it as cancelled even if it cannot be read again', async () => {
    const { investor, path } = await createCommitment();
    const { user } = openPortfolio(path);
    const { dialog, confirm } = await openActionDialog(user, 'Cancel commitment');
    await act(() => investor.fail('commitment', { times: 2, status: 403 }));
    await user.click(confirm);

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByText('This commitment is cancelled')).toBeVisible();
    expect(screen.getByText('Commitment Cancelled')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Actions' })).not.toBeInTheDocument();
    // The refetch failed, so other changes of the commitment are not known yet.
    const notice = await screen.findByText('We couldn’t refresh this commitment');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  });

  it('refetches first: says if the commitment was cancelled elsewhere, without offering it again', async () => {
    const { guid, path } = await createCommitment();
    const { user, toasts } = openPortfolio(path);
    const actions = await screen.findByRole('button', { name: 'Actions' });
    await act(() => updateCommitmentStatus(guid, 'CAN'));
    await user.click(actions);
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel commitment' }));

    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('The commitment is cancelled.')).toBeInTheDocument();
    expect(
      within(dialog).queryByRole('button', { name: 'Cancel commitment' }),
    ).not.toBeInTheDocument();
    expect(toasts).toEqual([]);
  });

  it('opens the dialog only when the campaign has loaded, if the campaign decides on cancelling', async () => {
    const { investor, path } = await createCommitment();
    await investor.fail('campaign', { times: 1, status: 403 });
    const { user } = openPortfolio({ pathname: path, state: requestAction('cancel') });
    expect(await screen.findByText('We couldn’t load the deadline for cancelling.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // The timeline below has a Retry too.
    await user.click(screen.getAllByRole('button', { name: 'Retry' })[0] ?? document.body);
    expect(await screen.findByRole('dialog')).toHaveTextContent('Possible until');
  });
});

describe('§2 commitment detail', () => {
  it('shows the campaign that the commitment names, not the one in the URL, and closes its dialog when another commitment is opened', async () => {
    const { investor, campaign, guid } = await createCommitment();
    const otherCommitment = await investor.commit(campaign, 20_000, true);
    const other = await createCampaign({ endsInHours: 47 });
    const { router, user } = openPortfolio(paths.commitment(guid, other.guid));
    expect(await screen.findByText(/^You can cancel this commitment until/)).toBeVisible();
    expect(screen.getAllByText(campaign.campaignId).length).toBeGreaterThan(0);
    expect(screen.queryByText(other.campaignId)).not.toBeInTheDocument();
    await openActionDialog(user, 'Cancel commitment');
    await act(() => router.navigate(paths.commitment(otherCommitment, campaign.guid)));
    expect((await screen.findAllByText(sentence('PHP 20,000.00')))[0]).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows loading and Retry in place of what cannot be loaded', async () => {
    const { investor, path } = await createCommitment();
    for (const call of ['commitment', 'campaign'])
      await investor.fail(call, { times: 1, status: 403, message: 'Not now.' });
    const { user } = openPortfolio(`${path}?tab=publish`);
    expect(screen.getByText('Loading...')).toBeVisible();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t load the commitmentNot now.');
    expect(screen.queryByText('No record found')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Introduction' })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Commitment Details' }));
    expect(screen.getByText('Commitment Summary')).toBeVisible();
  });

  it.each([
    ['Commitment not found', 'Investment Commitments', paths.commitment('none', 'none')],
    ['Campaign not found', 'Investment Commitments', paths.commitmentByCampaign('none')],
    ['Stock position not found', 'Stock Positions', paths.stockPosition('none')],
  ])('says %s, once, and leads to %s', async (title, list, path) => {
    await createCommitment();
    const { toasts } = openPortfolio(path);
    const heading = await screen.findByRole('heading', { level: 1, name: title });
    expect(heading).toHaveAccessibleDescription(/may have been removed/);
    expect(document.title).toBe(`${title} · Investor portal`);
    expect(screen.getByRole('link', { name: list })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(toasts).toEqual([]);
  });

  it('waits for the campaign, shows where the commitment stands after its summary, and has the campaign’s modules in the Publish View', async () => {
    const { investor, path } = await createCommitment();
    await investor.fail('campaign', { times: 1, delayMs: 1_000 });
    const posts = [{ Title: 'Second harvest', Text: '<p>Done.</p>', Date: '2026-09-01' }];
    await investor.answer('companyView', { details: [{ sectionCode: 'UPDAT', jsonData: posts }] });
    const { user } = openPortfolio(path);
    expect(await screen.findByText('Commitment Summary')).toBeVisible();
    expect(sections()).toBe(
      'Commitment Summary, Timeline, Final Investment Details, Investor, Transactions',
    );
    await user.click(screen.getByRole('tab', { name: 'Publish View' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Second harvest' })).toBeVisible();
    expect(sections()).toBe('Introduction, Team, Updates, Discussion, Company Details, Documents');
    expect(screen.getByText('This portal doesn’t show the discussion')).toBeVisible();
  });
});

describe('§4 reconfirming a commitment', () => {
  it('shows the changed terms before it asks, even if the campaign cannot be loaded, and keeps the money committed', async () => {
    const { investor, campaign, guid, path } = await createCommitment();
    await control(`campaigns/${campaign.guid}/material-change`, { sharePrice: 125 });
    await investor.fail('campaign', { times: 2, status: 404 });
    const { user, toasts } = openPortfolio(path);
    expect(await screen.findByText('We couldn’t load the campaign')).toBeVisible();
    expect(screen.getByText('Commitment Summary')).toBeVisible();
    const row = await screen.findByRole('row', {
      name: /^Share price PHP 100.00 PHP 125.00 ?\+25%$/,
    });
    const asked = screen.getByText(sentence(/^Reconfirm by \d{4}-\d\d-\d\d, \d\d:\d\d PHT$/));
    const button = screen.getByRole('button', { name: 'Reconfirm commitment' });
    expect(row.compareDocumentPosition(asked)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(asked.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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
});
