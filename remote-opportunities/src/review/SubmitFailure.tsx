import type { ReactNode } from 'react';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { isUnknown } from '@investor-portal/shared/writes/settle-write';
import { Button } from '@investor-portal/shared/ui/Button';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { Dialog } from '@investor-portal/shared/ui/overlay/Dialog';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import type { Centavos } from '@investor-portal/shared/rules/money';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { ServerAnswer, ServerReason } from '@investor-portal/shared/ui/ServerAnswer';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { registrationStage } from '@investor-portal/shared/storage/registration-stage';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { SupportContact } from '@investor-portal/shared/ui/SupportContact';
import { hasStandardLimit, mentionsStandardLimit } from '../limit/standard-limit';
import { NextSteps } from '../offering/NextSteps';
import { PremiumApplicationLink, TopUpButton } from '../offering/Notices';
import { committedText } from '../receipt/receipt';
import type { SubmitBlocker } from './submit-blocker';

interface SubmitBlockerNoticeProps extends SubmitBlockerContext {
  blocker: SubmitBlocker;
  /** Checks the outcome again. Absent if that button is beside the notice. */
  onCheck?: () => void;
}

export function SubmitBlockerNotice({ blocker, onCheck, ...context }: SubmitBlockerNoticeProps) {
  const { tone, title, body } = submitBlockerMessage(blocker, context);
  return (
    // The toast has already announced a refusal.
    <Notice tone={tone} live={blocker.kind !== 'refused'} title={title}>
      {body}
      {onCheck && isUnknown(blocker) ? (
        <NextSteps>
          <Button ref={transferFocus} variant="secondary" onClick={onCheck}>
            Check again
          </Button>
        </NextSteps>
      ) : null}
    </Notice>
  );
}

interface SubmitBlockerContext {
  campaign: Campaign;
  user: UserDetails | undefined;
  /** The amount that the wallet lacks for the total. Null if it has enough or the balance is unknown. */
  missing: Centavos | null;
  /** Whether the amount cannot be committed now. Another notice gives the reason. */
  closed: boolean;
}

const commitments = <TextLink to={paths.commitments}>Investment Commitments</TextLink>;

function submitBlockerMessage(
  blocker: SubmitBlocker,
  context: SubmitBlockerContext,
): { tone: 'info' | 'warning' | 'danger'; title: string; body: ReactNode } {
  const { campaign, closed } = context;
  switch (blocker.kind) {
    case 'unavailable-payment':
      return {
        tone: 'danger',
        title: errorCatalogue.unavailablePayment.message,
        body: <TextLink to={paths.payment(campaign.guid)}>Choose another payment option</TextLink>,
      };
    case 'refused':
      return {
        tone: 'danger',
        title: 'Your commitment wasn’t made',
        body: (
          <>
            <ServerReason>{blocker.message}</ServerReason>
            <RefusalSteps {...context} message={blocker.message} />
          </>
        ),
      };
    case 'changed':
      return {
        tone: 'warning',
        title: 'Nothing was submitted: the campaign has just changed',
        body: closed ? null : <p>Review the changes above, and submit again if you still agree.</p>,
      };
    case 'unreadable':
      return {
        tone: 'warning',
        title: 'We don’t know yet whether your commitment was made',
        body: (
          <>
            <ServerAnswer>{blocker.serverMessage}</ServerAnswer>
            <p>
              <span>We couldn’t load your </span>
              {commitments}
              <span> to look for it. Check your connection, then check again.</span>
            </p>
          </>
        ),
      };
    case 'committed-earlier':
      return {
        tone: 'info',
        title: 'Your earlier commitment was made',
        body: (
          <p>
            <NoWrap hideable>
              {`${committedSentence(blocker.commitment, campaign)} If you submit now, this will be a second commitment.`}
            </NoWrap>
          </p>
        ),
      };
    case 'unconfirmed':
      return {
        tone: 'warning',
        title: `We don’t know yet whether your ${blocker.sameAmount ? '' : 'earlier '}commitment was made`,
        body: (
          <>
            <p>
              <span>{`${blocker.sameAmount ? '' : 'It was for another amount. '}It isn’t among your `}</span>
              {commitments}
              <span> so far, but it may still arrive.</span>
            </p>
            {blocker.refusal ? (
              <p>
                <span>This time nothing was committed: </span>
                <bdi>{blocker.refusal}</bdi>
              </p>
            ) : (
              <ServerAnswer>{blocker.serverMessage}</ServerAnswer>
            )}
            {blocker.checked ? (
              <p>
                {blocker.sameAmount
                  ? 'If you submit again, we mark it as the same commitment. If two are listed afterwards, cancel one.'
                  : 'If you submit now and the earlier one arrives too, you have two commitments.'}
              </p>
            ) : null}
          </>
        ),
      };
  }
}

/** The next steps after a refusal. The API sends no code, so the words of its sentence select the steps (decision 26). */
function RefusalSteps(refusal: SubmitBlockerContext & { message: string }) {
  const { campaign, user, message, missing } = refusal;
  const step = (to: string, label: string) => (
    <LinkButton variant="secondary" size="sm" to={to}>
      {label}
    </LinkButton>
  );
  const changeAmount = step(paths.invest(campaign.guid), 'Change amount');
  const steps: Record<Subject, ReactNode> = {
    registration: step(paths.registration, 'Complete your registration'),
    limit: (
      <>
        {changeAmount}
        {hasStandardLimit(user) ? <PremiumApplicationLink /> : null}
      </>
    ),
    wallet: (
      <>
        <TopUpButton missing={missing} currency={campaign.currencyCode} />
        {changeAmount}
      </>
    ),
    payment: step(paths.payment(campaign.guid), 'Choose another payment option'),
    campaign: step(paths.campaign(campaign.guid), 'View the campaign'),
    closed: step(paths.opportunities, 'Browse campaigns'),
    amount: changeAmount,
  };
  const isMissing = user && registrationStage(user) === 'missing';
  const subject = isMissing ? 'registration' : subjectOf(message);
  if (subject) return <NextSteps>{steps[subject]}</NextSteps>;
  return (
    <p>
      <SupportContact lead="For help, contact" />
    </p>
  );
}

type Subject = 'registration' | 'limit' | 'wallet' | 'payment' | 'campaign' | 'closed' | 'amount';

/** The words that identify each subject. The first match counts. */
const words: readonly (readonly [Subject, RegExp])[] = [
  ['wallet', /\b(wallet|balance|funds)\b/i],
  ['payment', /\bpayment\b/i],
  ['campaign', /\b(changed|not started|not open)\b/i],
  ['closed', /\b(closed|ended|terminated|fully subscribed)\b/i],
  ['amount', /\b(amount|at least|exceed|minimum|maximum|limit|take only)\b/i],
];

/** Returns the subject of one of the API's sentences, or undefined if its words do not tell. */
export function subjectOf(sentence: string): Subject | undefined {
  if (mentionsStandardLimit(sentence)) return 'limit';
  return words.find(([, pattern]) => pattern.test(sentence))?.[0];
}

interface DuplicateDialogProps {
  commitment: Commitment;
  campaign: Campaign;
  onAnswer: (again: boolean) => void;
}

/** Asks before a second commitment to the same campaign, if the first may be of the same amount (readings R10). */
export function DuplicateDialog({ commitment, campaign, onAnswer }: DuplicateDialogProps) {
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title="Commit again?"
      description={`${committedSentence(commitment, campaign)} Commit again?`}
      actions={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            Don’t commit again
          </Button>
          <Button onClick={() => onAnswer(true)}>Commit again</Button>
        </>
      }
    >
      <p>
        <span>We submit nothing until you answer. You can check your </span>
        <TextLink to={paths.commitments}>Investment Commitments</TextLink>
        <span> first.</span>
      </p>
    </Dialog>
  );
}

/** Returns a sentence such as `You already committed PHP 5,000.00 to Luzon Farms at 09:41 PHT.` */
export function committedSentence(commitment: Commitment, campaign: Campaign): string {
  const { currencyCode } = campaign;
  return `You already committed ${committedText(commitment, currencyCode, issuerOrCode(campaign))}.`;
}
