import { render, screen } from '@testing-library/react';
import { configure } from '@investor-portal/shared/testing/configure';
import { StatementHead } from './StatementHead';

it('states who issued it, for whom, for which days and when', () => {
  configure({ brand: { name: 'Bayanihan Capital' } });
  render(
    <StatementHead
      title="Statement of account"
      range={{ start: '2026-01-01', end: '2026-06-30' }}
      issuedAt={Date.parse('2026-07-01T01:30:00Z')}
      user={{ firstName: 'Amihan', lastName: 'Reyes', accountId: 'A-1' }}
    >
      How its days are counted
    </StatementHead>,
  );
  expect(screen.getByText('Bayanihan Capital')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Statement of account' })).toBeVisible();
  for (const fact of [
    'InvestorAmihan Reyes',
    'Period2026-01-01 to 2026-06-30',
    'Issued2026-07-01, 09:30 PHT',
    'AccountA-1',
    'How its days are counted',
  ])
    expect(screen.getByRole('banner')).toHaveTextContent(fact);
});
