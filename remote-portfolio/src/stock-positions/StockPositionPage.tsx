import { useParams } from 'react-router-dom';
import { useDetail } from '@investor-portal/shared/hooks/use-detail';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { fetchStockMemo } from '@investor-portal/shared/partner-api/stock-memos';
import { paths } from '@investor-portal/shared/routes/paths';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { useViewer } from '../data/use-investor';
import { AsyncSection } from '../components/AsyncSection';
import { useGoBack } from '../components/use-go-back';
import { PositionCommitments } from './PositionCommitments';
import { PositionFacts } from './PositionFacts';

/** A stock position (spec §2 'Security Position Details'). */
export function StockPositionPage() {
  const { id = '' } = useParams();
  const goBack = useGoBack(paths.stockPositions);
  const viewer = useViewer();
  const response = useDetail(['stock-position', viewer, id], () => fetchStockMemo(id));
  usePageTitle(
    [response.data?.stockMemoNumber, 'Security Position Details'].filter(Boolean).join(' · '),
  );
  return (
    <Page>
      <PageHeader
        title="Security Position Details"
        // Under the title, where it comes with the facts and moves nothing (decision 46).
        description={response.data?.issuer || undefined}
        back={goBack}
      />
      <AsyncSection response={response} what="the stock position">
        {(position) => (
          <Stack $gap={6}>
            <PositionFacts position={position} />
            <PositionCommitments position={position} />
          </Stack>
        )}
      </AsyncSection>
    </Page>
  );
}
