import { useAtomValue } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { CheckboxField } from '@investor-portal/shared/form/CheckboxField';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { useIdlePrefetch } from '@investor-portal/shared/hooks/use-idle';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { isUnknown } from '@investor-portal/shared/writes/settle-write';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { phaseOf } from '@investor-portal/shared/rules/offering-phase';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { gatewayAtom } from '@investor-portal/shared/session/session';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { ReadFailure } from '@investor-portal/shared/ui/ErrorState';
import { PageContent, Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { RetryMoment, useRetryWait } from '@investor-portal/shared/ui/RetryMoment';
import { RiskWarning } from '@investor-portal/shared/ui/RiskWarning';
import { SegmentedProgress } from '@investor-portal/shared/ui/SegmentedProgress';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { isCancellationOver } from '@investor-portal/shared/rules/deadline';
import { cancellationSentence } from '@investor-portal/shared/rules/words';
import { CampaignGate } from '../campaign-data/CampaignGate';
import { useInvestmentDraft, type InvestmentDraft } from '../investment-draft/investment-draft';
import { cannotCommitReason, walletShortfall, totalOf } from '../offering/amount';
import { InvestBar } from '../offering/InvestBar';
import { ChangesNotice } from '../offering/Notices';
import { termsOf } from '../offering/terms';
import { LazyReceiptNotice, receiptState } from '../receipt/receipt';
import { ReviewFigures } from './ReviewFigures';
import { DuplicateDialog, SubmitBlockerNotice } from './SubmitFailure';
import { useSubmit } from './use-submit';

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
        <PageContent $narrow>
          <PageHeader
            progress={<SegmentedProgress label="Steps to invest" current={3} total={3} />}
            title="Review Summary"
            back={paths.payment(id)}
            backLabel="Payment Option"
          />
          <ReviewCard campaign={campaign} draft={draft} payment={payment} onDraftChange={reread} />
        </PageContent>
      )}
    </CampaignGate>
  );
}

type ReviewCardProps = Omit<Parameters<typeof useSubmit>[0], 'user' | 'onCommitted'>;

const acknowledgementText = 'I have read this warning and understand the risk.';

export function ReviewCard(props: ReviewCardProps) {
  const { campaign, draft, payment } = props;
  const userDetails = useUserDetails();
  const { data: user, error } = userDetails;
  const navigate = useNavigate();
  const onCommitted = (receiptId?: string) => {
    const state = receiptId && receiptState(receiptId);
    void navigate(paths.opportunities, { state, replace: true });
  };
  const [acknowledgement, setAcknowledgement] = useState<InvestmentDraft['acknowledgement']>();
  const sending = acknowledgement ? { ...draft, acknowledgement } : draft;
  const submission = useSubmit({ ...props, draft: sending, user, onCommitted });
  const { submit, check, busy, checking, blocker, duplicate } = submission;
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const decision = useRef<HTMLDivElement>(null);
  // On a phone the notice is long enough to push Submit out of view.
  useEffect(() => {
    if (blocker) decision.current?.scrollIntoView?.({ block: 'nearest' });
  }, [blocker]);
  const now = useNow(1_000);
  const wait = useRetryWait();
  // During a check, Submit would say that a commitment is being sent, so the button keeps saying Check again.
  const unknown = checking || (blocker !== null && isUnknown(blocker));
  const maySubmitAgain = blocker !== null && 'checked' in blocker;
  // The wallet and the campaign may contain this commitment already, so nothing is said of what it would change.
  const mayBeMade = submission.lookingUp || (unknown && !maySubmitAgain);
  const closedReason = cannotCommitReason(campaign, draft.amount, now);
  const total = totalOf(draft.amount, payment, campaign.currencyCode);
  const missingMoney = walletShortfall(total, campaign.currencyCode, user?.walletDetails);
  const charged = payment.fee === null ? 'The Total Amount is what is charged. ' : '';
  const agreement = `You commit ${campaign.currencyCode} ${formatCentavos(draft.amount)}. ${charged}${cancellationSentence(campaign, now)}`;
  const descriptions = `${id}-blocker ${id}-wait ${id}-agreement`;
  const submitAcknowledged = () => {
    const isMissing = runtimeConfig().riskAcknowledgement && !acknowledgement;
    setMissing(isMissing);
    if (isMissing) box.current?.focus();
    else submit();
  };
  return (
    <Stack $gap={4}>
      {/* Once the commitment is made, what changes is the investor's own doing. */}
      {submission.leaving || (mayBeMade && !(blocker && 'refusal' in blocker)) ? null : (
        <ChangesNotice
          before={draft.terms}
          after={termsOf(campaign)}
          title="Changed since you entered the amount"
        />
      )}
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
        <Stack $gap={5}>
          <ReviewFigures
            campaign={campaign}
            amount={draft.amount}
            payment={payment}
            wallet={mayBeMade ? undefined : user?.walletDetails}
            missing={mayBeMade || blocker?.kind === 'refused' ? null : missingMoney}
          />
          {!user && error ? (
            <ReadFailure
              title="We couldn’t load your account"
              response={userDetails}
              more="Your amount and payment option are saved."
            />
          ) : null}
          <RiskWarning />
          {runtimeConfig().riskAcknowledgement ? (
            <CheckboxField
              ref={box}
              label={acknowledgementText}
              required
              error={missing ? 'Tick the box to submit.' : undefined}
              checked={acknowledgement !== undefined}
              onChange={({ target }) => {
                setMissing(false);
                const ticked = { text: acknowledgementText, on: serverNow() };
                setAcknowledgement(target.checked ? ticked : undefined);
              }}
            />
          ) : null}
          <div ref={decision}>
            <Stack>
              {closedReason !== null || mayBeMade ? null : (
                <div id={`${id}-agreement`}>
                  {isCancellationOver(campaign, now) ? (
                    <Notice tone="warning" title={agreement} />
                  ) : (
                    <p>
                      <NoWrap>{agreement}</NoWrap>
                    </p>
                  )}
                </div>
              )}
              {blocker ? (
                <div id={`${id}-blocker`}>
                  <SubmitBlockerNotice
                    blocker={blocker}
                    campaign={campaign}
                    user={user}
                    missing={missingMoney}
                    closed={closedReason !== null}
                  />
                </div>
              ) : null}
              <RetryMoment id={`${id}-wait`} />
            </Stack>
          </div>
          <InvestBar
            factsInBarOnly
            withoutRisk
            facts={
              <>
                <span>Total</span>
                <strong translate="no">{`${campaign.currencyCode} ${formatCentavos(total)}`}</strong>
              </>
            }
          >
            <Stack $gap={2}>
              {/* Submit and Check again are the same button element, so that it keeps the focus. */}
              <Button
                wide
                busy={busy || (!user && !error)}
                waiting={wait && !unknown}
                disabled={(closedReason !== null && !unknown) || (!user && Boolean(error))}
                aria-describedby={descriptions}
                onClick={unknown ? check : submitAcknowledged}
              >
                {unknown ? 'Check again' : 'Submit'}
              </Button>
              {unknown && maySubmitAgain ? (
                <Button
                  ref={transferFocus}
                  wide
                  variant="secondary"
                  waiting={wait}
                  disabled={closedReason !== null}
                  aria-describedby={descriptions}
                  onClick={submitAcknowledged}
                >
                  {blocker.sameAmount ? 'Submit again' : 'Submit'}
                </Button>
              ) : null}
            </Stack>
          </InvestBar>
        </Stack>
      </Card>
      {duplicate ? (
        <DuplicateDialog
          commitment={duplicate}
          campaign={campaign}
          onAnswer={submission.answerDuplicate}
        />
      ) : null}
    </Stack>
  );
}
