import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { createCampaign, signIn } from '@investor-portal/shared/testing/sandbox';
import { openPortfolio } from '../testing/open-portfolio';

const list = (name: string) => screen.findByRole('region', { name });
const byCommitment = `${paths.commitments}?view=commitment`;

describe('§2 the commitments listing', () => {
  it('shows and links each commitment, with the actions that its status and dates allow, and the successful ones in a tab', async () => {
    await signIn('Premium', { history: true });
    const { user } = openPortfolio(byCommitment);
    const rows = await list('Investment Commitments, by commitment');
    const rowOf = async (amount: string) =>
      (await screen.findByText(amount)).closest<HTMLElement>('[role=listitem]');
    const row = await rowOf('PHP 9,000.00');
    // PHP 9,000 buys 72 shares at 125 after the material change. REC shows the reconfirmation deadline.
    expect(row).toHaveTextContent(
      /AmountPHP 9,000.00StatusReconfirmExpirationReconfirm by \d{4}-\d\d-\d\dShares72 sharesDate/,
    );
    expect(row).toHaveTextContent(/Commitment CodeCMT-.*Campaign CodeCF-/);
    expect(await rowOf('PHP 6,000.00')).toHaveTextContent(/Expiration--/);
    expect(within(rows).getAllByRole('link')).toHaveLength(10);
    const menuOf = async (amount: string) => {
      const ofCommitment = await rowOf(amount);
      return ofCommitment && within(ofCommitment).queryByRole('button', { name: 'Actions' });
    };
    await screen.findAllByRole('button', { name: 'Actions' });
    const actions = [];
    for (const amount of ['PHP 5,000.00', 'PHP 6,000.00', 'PHP 9,000.00']) {
      await user.click((await menuOf(amount)) ?? document.body);
      actions.push(screen.getAllByRole('menuitem').map((item) => item.textContent));
      await user.keyboard('{Escape}');
    }
    expect(actions).toEqual([
      ['Cancel commitment'],
      ['Cancel commitment'],
      ['Reconfirm commitment', 'Cancel commitment'],
    ]);
    // These commitments are too late, cancelled, reconfirmed, completed or terminated.
    for (const late of ['7,000', '8,000', '10,000', '12,000', '13,000', '14,000'])
      expect(await menuOf(`PHP ${late}.00`)).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Successful Commitments' }));
    const successful = await list('Successful Commitments, by commitment');
    expect(await within(successful).findByText('PHP 12,000.00')).toBeInTheDocument();
    expect(within(successful).getByText('PHP 13,000.00')).toBeInTheDocument();
    expect(within(successful).getAllByRole('link')).toHaveLength(2);
    await user.click(screen.getByRole('tab', { name: 'Investment Commitments' }));
    await user.click((await menuOf('PHP 9,000.00')) ?? document.body);
    await user.click(screen.getByRole('menuitem', { name: 'Reconfirm commitment' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reconfirm this commitment?' });
    expect(dialog).toHaveTextContent('for 72 shares instead of 90');
    expect(screen.getByText('The campaign changed after you committed')).toBeInTheDocument();
    const confirm = within(dialog).getByRole('button', { name: 'Reconfirm commitment' });
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'));
  });

  it('shows the final amount of a completed commitment if it differs', async () => {
    const cases = [
      ['completed', 181_875, 'PHP', 'Final PHP 181,875.00'],
      ['completed', 4_000, 'USD', 'Final USD 4,000.00'],
      ['completed', 200_000, 'PHP', undefined],
      ['ongoing', 0, 'PHP', undefined],
      ['canceled', 0, 'PHP', undefined],
      ['terminated', 45_000, 'PHP', undefined],
    ] as const;
    const { answerWithRows } = await signIn();
    const rows = cases.map(([name, calibratedAmount, actualConvertedCurrencyCode], index) => ({
      guid: `${index}`,
      commitmentStatus: { name },
      commitmentCurrencyCode: 'PHP',
      commitmentAmount: 200_000,
      calibratedAmount,
      completionDate: ['ongoing', 'completed'].includes(name) ? null : '2026-02-01',
      actualConvertedCurrencyCode,
    }));
    await answerWithRows('commitments', rows);
    openPortfolio(byCommitment);
    const items = await screen.findAllByRole('listitem');
    const finalOf = (item: HTMLElement) =>
      within(item).queryByText('Final Investment Amount')?.nextElementSibling?.textContent;
    expect(items.map(finalOf)).toEqual(cases.map((each) => each[3]));
  });

  it('lists campaigns with the investor’s own amount and status, and their only commitment, but collapses several', async () => {
    const investor = await signIn('Premium', { history: true });
    const several = await createCampaign({ minAmountPerInvestor: 1_000 });
    for (const amount of [1_000, 2_000]) await investor.commit(several, amount);
    openPortfolio(paths.commitments);
    const rows = await list('Investment Commitments, by campaign');
    const [commitment] = await within(rows).findAllByRole('link', { name: /^CMT-/ });
    const campaign = commitment?.closest('[role=listitem]');
    expect(campaign).toHaveTextContent(/End Date.*\d{4}-.*Campaign CodeCF-/);
    const status = (name: string) => `Campaign StatusCampaign: ${name}Remaining Days`;
    expect(rows).toHaveTextContent(`${status('Terminated')}--`);
    expect(rows).not.toHaveTextContent(new RegExp(`${status('Terminated')}\\d`));
    expect(rows).toHaveTextContent(new RegExp(`${status('Ongoing')}\\d+ days? left`));
    // The campaign is still open, although this commitment is cancelled.
    expect(rows).toHaveTextContent(`PHP 8,000.00Your StatusCancelled${status('Ongoing')}`);
    expect(rows).toHaveTextContent(`PHP 9,000.00Your StatusReconfirm${status('Reconfirm')}`);
    expect(commitment).toHaveAttribute('href', expect.stringContaining(paths.commitments));
    expect(within(rows).queryByText('1 commitment')).not.toBeInTheDocument();
    const summary = within(rows).getByText('2 commitments');
    expect(summary.closest('details')).not.toHaveAttribute('open');
  });

  it('shows No record found, a way on and no export without commitments', async () => {
    await signIn();
    openPortfolio(byCommitment);
    expect(await screen.findByText('No record found')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
    const browse = screen.getByRole('link', { name: 'Browse campaigns' });
    expect(browse).toHaveAttribute('href', paths.opportunities);
  });
});
