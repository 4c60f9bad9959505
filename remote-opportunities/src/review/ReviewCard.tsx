import { styled } from 'styled-components';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { PaymentOption } from '@investor-portal/shared/partner-api/payments';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { paths } from '@investor-portal/shared/routes/paths';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { phaseOf } from '../campaign/phase';
import { cancelSentence } from '../invest/cancel-window';
import { ChangesNotice } from '../invest/ChangesNotice';
import type { InvestmentDraft } from '../invest/investment-draft';
import { termsOf } from '../invest/terms';
import { DuplicateDialog } from './DuplicateDialog';
import { whyNot } from './preflight';
import { ReviewFigures } from './ReviewFigures';
import { SubmitBlockerNotice } from './SubmitBlockerNotice';
import { useSubmit } from './use-submit';

interface ReviewCardProps {
  campaign: Campaign;
  draft: InvestmentDraft;
  payment: PaymentOption;
  onKept: () => void;
}

/** Everything the investor is about to commit to, and the one button that does it. */
export function ReviewCard({ campaign, draft, payment, onKept }: ReviewCardProps) {
  const { data: user, error, isValidating, mutate } = useUserDetails();
  const screen = { campaign, draft, payment, user, onKept };
  const { submit, check, busy, blocker, duplicate, answerDuplicate } = useSubmit(screen);
  const now = useNow(1_000);
  const closed = whyNot(campaign, draft.amount, now);
  return (
    <Stack $gap={4}>
      <ChangesNotice
        before={draft.terms}
        after={termsOf(campaign)}
        title="Since you entered the amount, this has changed"
      />
      {closed ? (
        <Notice tone="danger" live title={closed}>
          {phaseOf(campaign, now) === 'open' ? (
            <TextLink to={paths.invest(campaign.guid)}>Change the amount</TextLink>
          ) : (
            <TextLink to={paths.campaign(campaign.guid)}>See the campaign</TextLink>
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
          {blocker ? (
            <SubmitBlockerNotice
              blocker={blocker}
              campaign={campaign}
              closed={closed !== null}
              onCheck={check}
            />
          ) : null}
          {!user && error ? (
            <ErrorState
              title="Your account could not be read"
              message="A commitment needs it. Your amount and payment option are kept."
              onRetry={() => void mutate()}
              busy={isValidating}
            />
          ) : null}
          <Agreement>
            <NoWrap>
              {`By submitting you commit ${campaign.currencyCode} ${formatCentavos(draft.amount)}. ${cancelSentence(campaign.offeredPeriodEndDate, now)} The shares become final when the campaign is completed.`}
            </NoWrap>
          </Agreement>
          <Button wide busy={busy} disabled={closed !== null || !user} onClick={submit}>
            Submit
          </Button>
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
