import { fetchAccountActivity } from '@investor-portal/shared/partner-api/contract/account-activities';
import { ask } from '../client/ask';
import type { PagedList } from '../reading/lists';
import type { Check } from './check';
import { finding } from './consequences';

const nobody = 'check-api-nobody';

export const filters: Check = {
  id: 'filters',
  title: 'advanceFilter and dates are obeyed',
  run: async ({ client, sample: { lists, user, nationalities } }) => {
    const rowsOf =
      <Row extends { guid: string }>(list: PagedList<Row>, advanceFilter: object) =>
      async (): Promise<readonly unknown[]> =>
        (await list.page(1, { advanceFilter })).data;
    const days = { startDate: '1990-01-01', endDate: '1990-01-02' };
    const period = { investorAccountId: user?.accountId ?? '', ...days };
    const tried: [subject: string, find: () => Promise<readonly unknown[]>, shows: string][] = [
      [
        'newestCampaigns.partnerAccountCode',
        rowsOf(lists.newestCampaigns, { partnerAccountCode: nobody }),
        "The list shows other partners' campaigns.",
      ],
      [
        'commitments.calibratedCommitmentStatus',
        rowsOf(lists.commitments, { calibratedCommitmentStatus: nobody }),
        'Successful Commitments shows commitments that were not successful.',
      ],
      [
        'accountActivity.startDate',
        async () => (await fetchAccountActivity(period)).transactions,
        'The account activity shows other days than the investor chose.',
      ],
    ];
    const judged = await Promise.all(
      tried.map(async ([subject, find, shows]) => {
        const { value = [] } = await ask(client, find);
        const seen = `${value.length} rows for a value that no row has`;
        return value.length > 0 ? [{ ...finding('filter.ignored', subject, seen), shows }] : [];
      }),
    );
    const { first, others } = nationalities;
    if (!first || !others || first.length === 0 || JSON.stringify(first) !== JSON.stringify(others))
      return judged.flat();
    const seen = 'DEF and OTH bring the same list';
    const shows = 'Investors whose nationality is not in the first list cannot choose it.';
    const same = { ...finding('filter.ignored', 'nationalities.categoryCode', seen), shows };
    return [...judged.flat(), same];
  },
};
