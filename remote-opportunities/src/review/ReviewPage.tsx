import { useAtomValue } from 'jotai';
import { Navigate, useParams } from 'react-router-dom';
import { useIdlePrefetch } from '@investor-portal/shared/hooks/use-idle';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { gatewayAtom } from '@investor-portal/shared/session/session';
import { Page } from '@investor-portal/shared/ui/Layout';
import { SegmentedProgress } from '@investor-portal/shared/ui/SegmentedProgress';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { CampaignGate } from '../campaign-data/CampaignGate';
import { useInvestmentDraft } from '../investment-draft/investment-draft';
import { LazyReceiptNotice } from '../receipt/use-receipts';
import { ReviewCard } from './ReviewCard';

/** 'Review Summary' (spec §2). Redirects to the amount or the payment option if either is missing. */
export function ReviewPage() {
  const { id = '' } = useParams();
  const { draft, reread } = useInvestmentDraft(id);
  const payment = useAtomValue(gatewayAtom);
  usePageTitle('Review Summary');
  useIdlePrefetch(draft !== null, LazyReceiptNotice.preload);
  if (!draft) return <Navigate to={paths.invest(id)} replace />;
  if (!payment) return <Navigate to={paths.payment(id)} replace />;
  return (
    <CampaignGate key={id} guid={id} title="Review Summary" narrow>
      {(campaign) => (
        <Page $narrow>
          <PageHeader
            progress={<SegmentedProgress label="Steps to invest" current={3} total={3} />}
            title="Review Summary"
            back={paths.payment(id)}
            backLabel="Payment Option"
          />
          <ReviewCard campaign={campaign} draft={draft} payment={payment} onDraftChange={reread} />
        </Page>
      )}
    </CampaignGate>
  );
}
