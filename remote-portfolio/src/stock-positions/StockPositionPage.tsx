import { useParams } from 'react-router-dom';
import { useDetail } from '@investor-portal/shared/hooks/use-detail';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import {
  fetchStockMemo,
  stockMemoCall,
  type StockMemo,
} from '@investor-portal/shared/partner-api/contract/stock-memos';
import { paths } from '@investor-portal/shared/routes/paths';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { useInvestorCode } from '../data/use-investor';
import { useGoBack } from '@investor-portal/shared/hooks/use-go-back';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Card } from '@investor-portal/shared/ui/Card';
import { PositionCommitments } from './PositionCommitments';
import {
  campaignGuidOf,
  memoCurrencyOf,
  memoStatusOf,
  pendingReason,
  stockTypeOf,
} from './positions';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { isKnown, moneyFact, countFact, statusFact, type Fact } from '../components/Facts';
import { OnwardLink } from '../components/OnwardLink';
import { Hero } from '../components/Hero';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { isMissing, NotFound } from '@investor-portal/shared/ui/MessagePage';
import { type AsyncData, Load } from '@investor-portal/shared/ui/Load';

export function StockPositionPage() {
  const { id = '' } = useParams();
  const investor = useInvestorCode();
  const response = useDetail(dataKey(stockMemoCall, investor, id), () => fetchStockMemo(id));
  return isMissing(response) ? (
    <NotFound
      title="Stock position not found"
      list={paths.stockPositions}
      listLabel="Stock Positions"
    />
  ) : (
    <PositionDetail response={response} />
  );
}

function PositionDetail({ response }: { response: AsyncData<StockMemo> }) {
  const goBack = useGoBack(paths.stockPositions);
  usePageTitle(
    [response.data?.stockMemoNumber, 'Security Position Details'].filter(Boolean).join(' · '),
  );
  return (
    <Page>
      <Hero
        title="Security Position Details"
        back={goBack}
        facts={response.data && leadingFacts(response.data)}
      />
      <Load of={response} what="the stock position">
        {(position) => (
          <Stack $gap={6}>
            <PositionFacts position={position} />
            <PositionCommitments position={position} />
          </Stack>
        )}
      </Load>
    </Page>
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

/** The other fields of a stock position (spec §2), unknown values last. */
function PositionFacts({ position }: { position: StockMemo }) {
  const facts: Fact[] = [
    countFact('Final No. of Units', position.finalNumberOfShares),
    { label: 'Stock Type', value: stockTypeOf(position) },
    { label: 'Campaign Completion Date', value: formatDate(position.completionDate) },
    { label: 'Certificate No.', value: position.certificateNumber },
    { label: 'Stock Memo No.', kind: 'code', value: position.stockMemoNumber },
    { label: 'Stock Code', kind: 'code', value: position.stockCode },
    { label: 'Campaign Code', kind: 'code', value: position.campaignCode },
    { label: 'Transaction Code', kind: 'code', value: position.transactionCode },
    { label: 'Assigned To', kind: 'code', value: position.assignee },
    // The transaction number is always '--' (spec §2).
    { label: 'TXN No.', kind: 'code', value: '--' },
  ];
  return (
    <Card>
      <DataList
        columns={5}
        items={[...facts.filter(isKnown), ...facts.filter((fact) => !isKnown(fact))]}
      />
      <Updates data-screen-only="">
        <UpdatesLink position={position} />
      </Updates>
    </Card>
  );
}

/** Links to the company's updates, which are on the campaign's page (readings R16). */
function UpdatesLink({ position }: { position: StockMemo }) {
  const campaignGuid = campaignGuidOf(position);
  if (campaignGuid === '')
    return (
      <span>We can’t link to the company’s updates: this position doesn’t name its campaign.</span>
    );
  return (
    <OnwardLink to={paths.campaignUpdates(campaignGuid)}>
      {`Updates from ${position.issuer || 'the company'}`}
    </OnwardLink>
  );
}

const Updates = styled.p`
  margin-top: ${tokens.space[5]};
  padding-top: ${tokens.space[4]};
  border-top: 1px solid ${tokens.colour.line};
  color: ${tokens.colour['accent-text']};
  font-size: ${tokens.text.sm};
`;
