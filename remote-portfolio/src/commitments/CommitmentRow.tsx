import type { ReactNode } from 'react';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { finalCurrencyOf, isConverted } from '@investor-portal/shared/rules/commitment-currency';
import { endingOf, isFinal, statusName } from '@investor-portal/shared/rules/commitment-status';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { StatusBadge } from '@investor-portal/shared/ui/Badge';
import { Money } from '@investor-portal/shared/ui/Money';
import { type Fact, moneyFact, unitsFact } from '../components/Facts';
import { FactsRow } from '../components/FactsRow';
import { expiryFact, listExpiry } from './expiry';
import { toneOf } from './own-commitments';

interface CommitmentRowProps {
  commitment: Commitment;
  actions?: ReactNode;
}

/** A commitment in the 'By Commitment' lists (spec §2 'Commitments listing'). */
export function CommitmentRow({ commitment, actions }: CommitmentRowProps) {
  return (
    <FactsRow
      to={paths.commitment(commitment.guid, commitment.campaignGuid)}
      title={issuerOrCode(commitment)}
      tone={toneOf([commitment])}
      actions={actions}
      facts={[
        moneyFact('Amount', commitment.commitmentAmount, commitment.commitmentCurrencyCode),
        { label: 'Status', kind: 'status', value: <StatusBadge status={statusName(commitment)} /> },
        expiryFact(commitment, listExpiry(commitment)),
        unitsFact('Shares', commitment.commitmentShares, 'share'),
        ...finalFact(commitment),
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
