import { useParams } from 'react-router-dom';
import { useDetail } from '@investor-portal/shared/hooks/use-detail';
import {
  fetchStockMemo,
  stockMemoCall,
  type StockMemo,
} from '@investor-portal/shared/partner-api/contract/stock-memos';
import { paths } from '@investor-portal/shared/routes/paths';
import { PageContent, SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Card } from '@investor-portal/shared/ui/Card';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { isMissing, NotFound } from '@investor-portal/shared/ui/MessagePage';
import { Load } from '@investor-portal/shared/ui/Load';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { useInvestorCode } from '../data/use-investor';
import {
  linkFact,
  countFact,
  type Fact,
  isKnown,
  moneyFact,
  statusFact,
} from '../components/Facts';
import { Hero } from '../components/Hero';
import { FactsList } from '../components/FactsRow';
import { Section } from '../components/Sections';
import {
  campaignGuidOf,
  memoCurrencyOf,
  memoStatusOf,
  pendingReason,
  stockTypeOf,
} from './positions';

export function StockPositionPage() {
  const { id = '' } = useParams();
  const investor = useInvestorCode();
  const response = useDetail(dataKey(stockMemoCall, investor, id), () => fetchStockMemo(id));
  if (isMissing(response))
    return (
      <NotFound
        title="Stock position not found"
        list={paths.stockPositions}
        listLabel="Stock Positions"
      />
    );
  return (
    <PageContent>
      <Hero
        title="Security Position Details"
        name={response.data?.stockMemoNumber}
        list={paths.stockPositions}
        facts={response.data && leadingFacts(response.data)}
      />
      <Load of={response} what="the stock position">
        {(position) => (
          <Stack $gap={6}>
            <PositionFacts position={position} />
            <Section title="Commitments">
              <FactsList
                rows={position.commitments.map((each) => factsOf(each, memoCurrencyOf(position)))}
                empty={<EmptyState />}
              />
            </Section>
          </Stack>
        )}
      </Load>
    </PageContent>
  );
}

/** The fields of a stock position (spec §2) that come first. */
function leadingFacts(position: StockMemo): Fact[] {
  const amount = position.finalInvestmentAmount;
  return [
    { label: 'Issuer', kind: 'lead', value: position.issuer },
    // Without its label, the amount could be taken for what the shares are worth.
    { ...moneyFact('Final Investment Amount', amount, memoCurrencyOf(position)), labelled: true },
    statusFact('Stock Memo Status', memoStatusOf(position), pendingReason(position)),
  ];
}

function PositionFacts({ position }: { position: StockMemo }) {
  const facts: Fact[] = [
    countFact('Final No. of Units', position.finalNumberOfShares),
    { label: 'Stock Type', value: stockTypeOf(position) },
    { label: 'Campaign Completion Date', value: formatDate(position.completionDate) },
    { label: 'Certificate No.', value: position.certificateNumber },
    { label: 'Stock Memo No.', value: position.stockMemoNumber },
    { label: 'Stock Code', value: position.stockCode },
    { label: 'Campaign Code', value: position.campaignCode },
    { label: 'Transaction Code', value: position.transactionCode },
    { label: 'Assigned To', value: position.assignee },
    // The transaction number is always '--' (spec §2).
    { label: 'TXN No.', value: '--' },
  ];
  return (
    <Card>
      <Stack>
        <DataList
          columns={5}
          items={[...facts.filter(isKnown), ...facts.filter((fact) => !isKnown(fact))]}
        />
        <UpdatesLink position={position} />
      </Stack>
    </Card>
  );
}

/** Links to the company's updates, which are on the campaign's page (readings R16). */
function UpdatesLink({ position }: { position: StockMemo }) {
  const campaignGuid = campaignGuidOf(position);
  return campaignGuid === '' ? (
    <SmallText data-screen-only="">
      We can’t link to the company’s updates: this position doesn’t name its campaign.
    </SmallText>
  ) : (
    <p data-screen-only="">
      <TextLink to={paths.campaignUpdates(campaignGuid)}>
        {`Updates from ${position.issuer || 'the company'}`}
      </TextLink>
    </p>
  );
}

/** 'Amount' is the final amount (spec §2). */
function factsOf(commitment: StockMemo['commitments'][number], finalCurrency: string): Fact[] {
  const { guid, campaignGuid, commitmentCode, commitmentAmount, commitmentShares } = commitment;
  const currency = commitment.commitmentCurrencyCode || finalCurrency;
  return [
    linkFact(
      'Commitment Id',
      commitmentCode || guid,
      guid && paths.commitment(guid, campaignGuid),
      'lead',
    ),
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
