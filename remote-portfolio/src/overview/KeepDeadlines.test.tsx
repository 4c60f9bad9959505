import { screen, waitFor } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  control,
  createInvestor,
  startSandboxSession as signIn,
} from '@investor-portal/shared/testing/sandbox';
import { commitToCampaigns } from '../testing/committed';
import { openPortfolio } from '../testing/open-portfolio';

afterEach(() => localStorage.clear());

it('saves for the menu what has to be reconfirmed, and not what can only be cancelled', async () => {
  const investor = await createInvestor('Premium');
  // The first can be cancelled until 12 hours from now.
  const [, changed = ''] = await commitToCampaigns(investor, 60, 198);
  await control(`campaigns/${changed}/material-change`, {
    sharePrice: 90,
    reconfirmWithinSeconds: 7_200,
  });
  await signIn(investor);
  openPortfolio(paths.portfolio);
  expect(await screen.findByText(/^Reconfirm your commitment/)).toBeVisible();
  const stored = () =>
    localStorage.getItem(`investor:to-reconfirm:${investor.externalReferenceCode}`);
  await waitFor(() => expect(stored()).not.toBeNull(), { timeout: 5_000 });
  expect(JSON.parse(stored() ?? '')).toEqual([
    expect.objectContaining({ campaign: changed, issuer: expect.stringMatching(/./) }),
  ]);
});
