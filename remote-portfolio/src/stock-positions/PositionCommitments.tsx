import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { countFact, type Fact, moneyFact } from '../components/Facts';
import { FactsList } from '../components/FactsRow';
import { Section } from '../components/Section';
import { memoCurrencyOf } from './positions';

/** The commitments behind a position. */
export function PositionCommitments({ position }: { position: StockMemo }) {
  const { commitments } = position;
  const currency = memoCurrencyOf(position);
  return (
    <Section title="Commitments">
      {commitments.length === 0 ? <EmptyState /> : null}
      <FactsList rows={commitments.map((commitment) => factsOf(commitment, currency))} />
    </Section>
  );
}

/** 'Amount' is the final amount (spec §2). */
function factsOf(commitment: StockMemo['commitments'][number], finalCurrency: string): Fact[] {
  const { guid, campaignGuid, commitmentCode, commitmentAmount, commitmentShares } = commitment;
  const id = commitmentCode || guid || '--';
  const currency = commitment.commitmentCurrencyCode || finalCurrency;
  return [
    {
      label: 'Commitment Id',
      kind: 'lead',
      value: guid ? (
        <TextLink to={paths.commitment(guid, campaignGuid)}>{id}</TextLink>
      ) : (
        <span translate="no">{id}</span>
      ),
    },
    moneyFact('Amount', commitment.calibratedAmount, finalCurrency),
    // The final amount above is the one that counts.
    {
      ...moneyFact('Commitment Amount', commitmentAmount, currency),
      kind: 'detail',
      labelled: true,
    },
    countFact('No Of Units', commitmentShares),
    { label: 'Commitment Date', labelled: true, value: formatDate(commitment.commitmentDate) },
  ];
}
