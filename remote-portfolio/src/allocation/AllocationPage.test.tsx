import { screen, within } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { signIn } from '@investor-portal/shared/testing/sandbox';
import { sentence } from '@investor-portal/shared/testing/sentence';
import { openPortfolio } from '../testing/open-portfolio';

const table = (name: string) => screen.findByRole('table', { name });
const rowsOf = (of: HTMLElement) =>
  within(of)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

describe('the allocation', () => {
  it('shows shares by issuer and status as tables', async () => {
    await signIn('Premium', { history: true });
    openPortfolio(paths.allocation);
    // The sandbox's history has 48,000 in 6 open commitments and 25,000 in 2 positions.
    const byIssuer = rowsOf(await table('Your current commitments and shares, by issuer'));
    const items = byIssuer.reduce((sum, [, , count]) => sum + Number(count), 0);
    expect(items).toBe(8);
    const total = screen.getByText('Current commitments and shares').nextElementSibling;
    expect(total).toHaveTextContent('PHP 73,000.00');
    const byStatus = rowsOf(await table('All commitments by status'));
    expect(byStatus).toContainEqual(['Cancelled', '8.42%', '1', 'PHP 8,000.00']);
    const base =
      'Parts of the PHP 95,000.00 that you have committed so far, including what has ended.';
    expect(screen.getByText(sentence(base))).toBeVisible();
  });

  it('says what its figures do not include', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const investor = await signIn();
    const known = { guid: 'a', commitmentAmount: 5, commitmentDate: '2026-01-01' };
    const data = [known, { guid: 'b', commitmentAmount: null }, { guid: null }];
    await investor.answerWithRows('commitments', data);
    openPortfolio(paths.allocation);
    expect(await screen.findByText('Not included: 1 row that couldn’t be read.')).toBeVisible();
    const each = /These are not market values. Not included: 1 unknown amount.$/;
    expect(screen.getByText(each)).toBeVisible();
    jest.restoreAllMocks();
  });
});
