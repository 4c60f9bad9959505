import { render, screen } from '@testing-library/react';
import { fetchCampaign } from '@investor-portal/shared/partner-api/campaigns';
import {
  createCampaign,
  createInvestor,
  startSandboxSession,
} from '@investor-portal/shared/testing/sandbox';
import { InvestmentTerms } from './InvestmentTerms';

describe('§2 investment terms', () => {
  it('keeps an amount, and a date with its time, on one line', async () => {
    await startSandboxSession(await createInvestor('Premium'));
    const { guid } = await createCampaign({ totalOffering: 1_000_000_000 });
    render(<InvestmentTerms campaign={await fetchCampaign(guid)} />);
    for (const value of ['PHP 1,000,000,000.00', /, \d\d:\d\d PHT$/])
      for (const cell of screen.getAllByRole('cell', { name: value }))
        expect(cell).toHaveStyle({ whiteSpace: 'nowrap' });
  });
});
