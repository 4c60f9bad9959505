import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { fetchCommitmentsByCampaign } from '@investor-portal/shared/partner-api/contract/commitments';
import { commitmentListDefaults } from '@investor-portal/shared/partner-api/contract/list-request';
import { fetchCampaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { control, signIn } from '@investor-portal/shared/testing/sandbox';
import { portfolioWrapper } from '../testing/open-portfolio';
import { OwnCommitments } from './OwnCommitments';

// Other campaigns' codes contain 'CF-GEN-'.
it.each(['CF-GEN-', ''])(
  'finds the campaign among others that match the code %p',
  async (campaignCode) => {
    const { externalReferenceCode } = await signIn();
    await control('generate', { campaigns: 12, commitments: 12, externalReferenceCode });
    const { data } = await fetchCommitmentsByCampaign({ ...commitmentListDefaults, pageNumber: 2 });
    const [last] = data;
    if (!last) throw new Error('There is no second page.');
    const campaign = await fetchCampaign(last.guid);
    render(
      <MemoryRouter>
        <OwnCommitments campaign={{ ...campaign, campaignCode }}>
          <p>Below</p>
        </OwnCommitments>
      </MemoryRouter>,
      { wrapper: portfolioWrapper().wrapper },
    );
    // The content below appears together with the commitments, so it never moves.
    expect(screen.queryByText('Below')).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /^CMT-GEN-/ })).toBeVisible();
    expect(screen.getByText('Below')).toBeVisible();
  },
);
