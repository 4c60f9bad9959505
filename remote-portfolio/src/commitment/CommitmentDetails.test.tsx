import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openActionDialog, createCommitment } from '../testing/create-commitment';
import { openPortfolio } from '../testing/open-portfolio';

describe('readings R3: the deadline for cancelling', () => {
  it('has the action beside it, and says in the same place once it has passed', async () => {
    const { path } = await createCommitment();
    const { user } = openPortfolio(path);
    const start = await screen.findByText(/^You can cancel this commitment until/);
    const notice = start.closest('p');
    const { dialog } = await openActionDialog(user, 'Cancel commitment');
    await user.click(within(dialog).getByRole('button', { name: 'Keep commitment' }));
    expect(screen.getByRole('button', { name: 'Cancel commitment' })).toHaveFocus();
    const clock = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => clock() + 193 * 3_600_000);
    const passed =
      /^This commitment can no longer be cancelled. It was possible until \d{4}-\d\d-\d\d, \d\d:\d\d PHT\.$/;
    await waitFor(() => expect(notice).toHaveTextContent(passed), { timeout: 4_000 });
    expect(screen.queryByRole('button', { name: 'Cancel commitment' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Actions' })).not.toBeInTheDocument();
  });

  it('is not named if the API does not send it, and gives way to how the commitment ended', async () => {
    const { investor, campaign, guid, path } = await createCommitment();
    await investor.answer('campaign', { ...campaign, offeredPeriodEndDate: null });
    openPortfolio(path);
    expect(await screen.findByText('You can cancel this commitment.')).toBeVisible();
    cleanup();
    await investor.answer('commitment', { guid, commitmentStatus: 'terminated' });
    openPortfolio(path);
    expect(await screen.findByText('The campaign was terminated')).toBeVisible();
    expect(screen.queryByText(/cancel this commitment|be cancelled/)).not.toBeInTheDocument();
  });

  it('moves the focus from Retry to the text that replaces it', async () => {
    const { investor, campaign, path } = await createCommitment();
    await investor.fail('campaign', { times: 1, status: 404 });
    const { user } = openPortfolio(path);
    expect(await screen.findByText('We couldn’t load the deadline for cancelling.')).toBeVisible();
    const [retry] = screen.getAllByRole('button', { name: 'Retry' });
    if (!retry) throw new Error('There is no Retry.');
    await investor.answer('campaign', { ...campaign, isInvestmentActionAllowed: false });
    await user.click(retry);
    const text = await screen.findByText('This commitment can’t be cancelled now.');
    expect(text.closest('p')).toHaveFocus();
  });
});
