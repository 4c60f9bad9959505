import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { finalCurrencyOf } from '@investor-portal/shared/rules/commitment-currency';
import { endingOf, isFinal, statusName } from '@investor-portal/shared/rules/commitment-status';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { readCommitments } from '@investor-portal/shared/partner-api/reading/commitment-lists';
import type { ListRead } from '../components/SearchableList';
import {
  amountCell,
  type Columns,
  countCell,
  csvFile,
  currencyCell,
  dateCell,
  textCell,
} from '../export/csv';

interface CommitmentsRead extends ListRead {
  calibratedCommitmentStatus: '' | 'Approved';
}

/** Exports all commitments of a tab as CSV, or only those that match the search. */
export async function exportCommitments({ investorAccountId, ...options }: CommitmentsRead) {
  const { search, calibratedCommitmentStatus: status } = options;
  const read = await readCommitments(investorAccountId, options);
  const name = status === '' ? 'investment-commitments' : 'successful-commitments';
  return csvFile(search === '' ? name : `${name}-found`, commitmentColumns, read);
}

const commitmentColumns: Columns<Commitment> = {
  'Campaign Code': (row) => textCell(row.campaignCode),
  Issuer: (row) => textCell(row.nameOfIssuer),
  'Commitment Code': (row) => textCell(row.commitmentCode),
  'Commitment Date': (row) => dateCell(committedOn(row)),
  Status: (row) => textCell(statusName(row) && statusLabel(statusName(row))),
  Currency: (row) => currencyCell(row.commitmentCurrencyCode, row.commitmentAmount),
  Amount: (row) => amountCell(row.commitmentAmount),
  Shares: (row) => countCell(row.commitmentShares),
  'Completion Date': (row) => dateCell(row.completionDate),
  'Final Currency': (row) =>
    finalCell(row, currencyCell(finalCurrencyOf(row), row.calibratedAmount)),
  'Final Amount': (row) => finalCell(row, amountCell(row.calibratedAmount)),
  'Final Shares': (row) => finalCell(row, countCell(row.calibratedShares)),
};

function finalCell(row: Commitment, cell: ReturnType<typeof amountCell>) {
  return isFinal(row) && !endingOf(row) ? cell : null;
}
