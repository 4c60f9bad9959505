import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { finalCurrencyOf, isConverted } from '@investor-portal/shared/rules/commitment-currency';
import {
  endingOf,
  isFinal,
  isOpen,
  rulesOfCode,
  statusName,
} from '@investor-portal/shared/rules/commitment-status';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { Money } from '@investor-portal/shared/ui/Money';
import { type Fact, moneyFact, statusFact, unitsFact } from '../components/Facts';
import { FactsRow } from '../components/FactsRow';
import { expiryFact, listExpiry, toneOf } from './own-commitments';

/** The kebab menu of a row. The list does not wait for it. */
export const RowActions = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "commitment" */ '../commitment/RowActions')).RowActions,
  null,
);

/** A commitment in the 'By Commitment' lists (spec §2 'Commitments listing'). */
export function CommitmentRow({ commitment }: { commitment: Commitment }) {
  const canCancel = isOpen(commitment) && rulesOfCode(commitment.commitmentStatusCode).cancel;
  return (
    <FactsRow
      to={paths.commitment(commitment.guid, commitment.campaignGuid)}
      title={issuerOrCode(commitment)}
      tone={toneOf([commitment])}
      actions={canCancel ? <RowActions commitment={commitment} /> : null}
      facts={[
        moneyFact('Amount', commitment.commitmentAmount, commitment.commitmentCurrencyCode),
        statusFact('Status', statusName(commitment)),
        // Only some rows have it. It comes first, so that the columns of the other details are the same in every row.
        ...finalFact(commitment),
        expiryFact(commitment, listExpiry(commitment.campaignStatus)),
        unitsFact('Shares', commitment.commitmentShares, 'share'),
        { label: 'Date', labelled: true, value: formatDate(committedOn(commitment)) },
        { label: 'Commitment Code', kind: 'code', value: commitment.commitmentCode },
        { label: 'Campaign Code', kind: 'code', value: commitment.campaignCode },
      ]}
    />
  );
}

/** The final amount, if it differs from the committed one. The API does not send it in the lists by campaign (spec §3). */
function finalFact(commitment: Commitment): Fact[] {
  const { calibratedAmount: amount, commitmentAmount } = commitment;
  if (endingOf(commitment) || !isFinal(commitment) || amount === null) return [];
  if (amount === commitmentAmount && !isConverted(commitment)) return [];
  const value = (
    <>
      <span>Final </span>
      <Money hideable amount={amount} currency={finalCurrencyOf(commitment)} />
    </>
  );
  return [{ label: 'Final Investment Amount', value }];
}
