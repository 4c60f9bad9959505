import { screen, waitFor } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  createCampaign,
  createInvestor,
  startSandboxSession as signIn,
} from '@investor-portal/shared/testing/sandbox';
import { commit } from '../testing/commit';
import { openPortfolio } from '../testing/open-portfolio';

afterEach(() => jest.restoreAllMocks());

describe('readings R3: the deadline for cancelling', () => {
  it('removes the notice and the action when the deadline passes on an open page', async () => {
    const investor = await createInvestor('Premium');
    const campaign = await createCampaign({ endsInHours: 240, minAmountPerInvestor: 1_000 });
    await signIn(investor);
    const { guid } = await commit(investor, campaign, 50_000);
    openPortfolio(paths.commitment(guid, campaign.guid));
    const notice = await screen.findByText(/^You can cancel this commitment until/);
    const clock = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => clock() + 193 * 3_600_000);
    await waitFor(() => expect(notice).not.toBeInTheDocument(), { timeout: 4_000 });
    expect(screen.queryByRole('button', { name: 'Actions' })).not.toBeInTheDocument();
  });
});
