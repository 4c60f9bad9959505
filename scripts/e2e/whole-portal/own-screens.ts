import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { callApi, type Investor } from '../portal.ts';

/** The screens on which every amount is the investor's own, with a text that stands there once their data do. */
export async function ownScreens(investor: Investor): Promise<[path: string, landmark: string][]> {
  const list = <Row>(path: string) =>
    callApi<Row[]>(investor, 'POST', `api/v1/partner-transactional/${path}/list`, {
      rowPerPage: 50,
    });
  const commitments = await list<Commitment>('commitment/investor');
  const [memo] = await list<{ guid: string }>('stock-memo');
  const details = ['COM', 'CAN', 'APP'].flatMap((code) => {
    const found = commitments.find(({ commitmentStatusCode }) => commitmentStatusCode === code);
    return found ? [paths.commitment(found.guid, found.campaignGuid)] : [];
  });
  const year = '?start=2000-01-01&end=2100-01-01';
  return [
    [paths.portfolio, 'open commitments'],
    [paths.commitments, 'CF-'],
    [`${paths.commitments}?view=commitment`, 'CMT-'],
    ...details.map((path): [string, string] => [path, 'REF-']),
    [paths.stockPositions, 'SM-'],
    [paths.stockPosition(memo?.guid ?? ''), 'SM-'],
    [`${paths.accountActivity}${year}`, 'TXN-'],
    [paths.allocation, 'Share of total'],
    [paths.documents, 'Reference Number'],
    [paths.yearlySummary(String(new Date().getFullYear())), 'Held at the end'],
    [paths.statement('2000-01-01', '2100-01-01'), 'CMT-'],
  ];
}
