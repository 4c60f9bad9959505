import { screen, waitFor } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  countPending,
  type PendingDeadline,
} from '@investor-portal/shared/storage/pending-deadlines';
import {
  createInvestor,
  startSandboxSession as signIn,
} from '@investor-portal/shared/testing/sandbox';
import { commitToCampaigns } from '../testing/committed';
import { openPortfolio } from '../testing/open-portfolio';

/** What the menu counts, now and after a number of hours. */
function counted(externalReferenceCode: string) {
  const stored = localStorage.getItem(`investor:pending-deadlines:${externalReferenceCode}`);
  const deadlines = JSON.parse(stored ?? '[]') as PendingDeadline[];
  return [0, 20, 100, 200].map((hours) => countPending(deadlines, Date.now() + hours * 3_600_000));
}

afterEach(() => localStorage.clear());

it('saves for the menu what needs an action, now or later', async () => {
  const investor = await createInvestor('Premium');
  const { externalReferenceCode } = investor;
  // Can be cancelled until 12 and until 150 hours from now.
  await commitToCampaigns(investor, 60, 198);
  await signIn(investor);
  openPortfolio(paths.portfolio);
  expect(await screen.findAllByText(/^You can cancel/)).toHaveLength(1);
  await waitFor(() => expect(counted(externalReferenceCode)).toEqual([1, 0, 1, 0]), {
    timeout: 5_000,
  });
});
