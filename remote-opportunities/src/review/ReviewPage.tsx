import { useAtomValue } from 'jotai';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useIdlePrefetch } from '@investor-portal/shared/hooks/use-idle';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { gatewayAtom } from '@investor-portal/shared/session/session';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { messageOf } from '@investor-portal/shared/partner-api/errors';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { PaymentOption } from '@investor-portal/shared/partner-api/payments';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { CampaignGate } from '../campaign-data/CampaignGate';
import { useInvestmentDraft, type InvestmentDraft } from '../investment-draft/investment-draft';
import { LazyReceiptNotice, receiptState } from '../receipt/use-receipts';
import { cannotCommitReason } from '../offering/amount';
import { cancellationSentence, phaseOf } from '../offering/phase';
import { ChangesNotice } from '../offering/ChangesNotice';
import { termsOf } from '../offering/terms';
import { DuplicateDialog } from './DuplicateDialog';
import { ReviewFigures } from './ReviewFigures';
import { SubmitBlockerNotice } from './SubmitBlockerNotice';
import { useSubmit } from './use-submit';

/** 'Review Summary' (spec §2). Redirects to whichever of the amount and the payment option is missing. */
export function ReviewPage() {
  const { id = '' } = useParams();
  const { draft, reread } = useInvestmentDraft(id);
  const payment = useAtomValue(gatewayAtom);
  usePageTitle('Review Summary');
  useIdlePrefetch(draft !== null, LazyReceiptNotice.preload);
  if (!draft) return <Navigate to={paths.invest(id)} replace />;
  if (!payment) return <Navigate to={paths.payment(id)} replace />;
  return (
    <CampaignGate guid={id} title="Review Summary">
      {(campaign) => (
        <Page $narrow>
          <PageHeader
            eyebrow="Step 3 of 3"
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

interface ReviewCardProps {
  campaign: Campaign;
  draft: InvestmentDraft;
  payment: PaymentOption;
  onDraftChange: () => void;
}

/** What the investor is about to commit to, and Submit. */
export function ReviewCard({ campaign, draft, payment, onDraftChange }: ReviewCardProps) {
  const { data: user, error, isValidating, mutate } = useUserDetails();
  const navigate = useNavigate();
  const onCommitted = (receiptId?: string) =>
    void navigate(paths.opportunities, {
      state: receiptId && receiptState(receiptId),
      replace: true,
    });
  const options = { campaign, draft, payment, user, onDraftChange, onCommitted };
  const { submit, check, busy, blocker, duplicate, answerDuplicate } = useSubmit(options);
  const blockerId = useId();
  const decision = useRef<HTMLDivElement>(null);
  // The notice pushes itself, its links and Submit below the edge of a phone.
  useEffect(() => {
    if (blocker) decision.current?.scrollIntoView?.({ block: 'nearest' });
  }, [blocker]);
  const now = useNow(1_000);
  const closedReason = cannotCommitReason(campaign, draft.amount, now);
  return (
    <Stack $gap={4}>
      <ChangesNotice
        before={draft.terms}
        after={termsOf(campaign)}
        title="Changed since you entered the amount"
      />
      {closedReason ? (
        <Notice tone="danger" live title={closedReason}>
          {phaseOf(campaign, now) === 'open' ? (
            <TextLink to={paths.invest(campaign.guid)}>Change amount</TextLink>
          ) : (
            <TextLink to={paths.campaign(campaign.guid)}>View the campaign</TextLink>
          )}
        </Notice>
      ) : null}
      <Card>
        <Stack $gap={6}>
          <ReviewFigures
            campaign={campaign}
            amount={draft.amount}
            payment={payment}
            wallet={user?.walletDetails ?? null}
            now={now}
          />
          {!user && error ? (
            <ErrorState
              title="We couldn’t load your account"
              message={`${messageOf(error)} Your amount and payment option are saved.`}
              onRetry={() => void mutate()}
              busy={isValidating}
            />
          ) : null}
          <Agreement>
            <NoWrap>
              {`By submitting you commit ${campaign.currencyCode} ${formatCentavos(draft.amount)}. ${cancellationSentence(campaign.offeredPeriodEndDate, now)} The shares become final when the campaign is completed.`}
            </NoWrap>
          </Agreement>
          <div ref={decision}>
            <Stack $gap={5}>
              {blocker ? (
                <div id={blockerId}>
                  <SubmitBlockerNotice
                    blocker={blocker}
                    campaign={campaign}
                    user={user}
                    closed={closedReason !== null}
                    onCheck={check}
                  />
                </div>
              ) : null}
              <Button
                wide
                busy={busy || (!user && !error)}
                disabled={closedReason !== null || (!user && Boolean(error))}
                aria-describedby={blocker ? blockerId : undefined}
                onClick={submit}
              >
                Submit
              </Button>
            </Stack>
          </div>
        </Stack>
      </Card>
      <DuplicateDialog commitment={duplicate} campaign={campaign} onAnswer={answerDuplicate} />
    </Stack>
  );
}

const Agreement = styled.p`
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
`;
