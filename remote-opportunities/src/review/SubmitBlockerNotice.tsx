import type { ReactNode } from 'react';
import { Button } from '@investor-portal/shared/ui/Button';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { paths } from '@investor-portal/shared/routes/paths';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { ApplyForPremium } from '../offering/AmountNotices';
import { hasStandardLimit, namesStandardLimit } from '../limit/standard-limit';
import { NextSteps } from '../offering/NextSteps';
import type { SubmitBlocker } from './submit-state';
import { committedSentence } from './DuplicateDialog';

interface SubmitBlockerNoticeProps extends SubmitBlockerContext {
  blocker: SubmitBlocker;
  /** Looks for an unresolved commitment again. Sends nothing. */
  onCheck: () => void;
}

/** Tells why Submit did not commit, and what the investor can do. */
export function SubmitBlockerNotice({ blocker, onCheck, ...context }: SubmitBlockerNoticeProps) {
  const { tone, title, body } = submitBlockerMessage(blocker, context);
  const unresolved = blocker.kind === 'unconfirmed' || blocker.kind === 'unreadable';
  const check = unresolved ? (
    <div>
      <Button variant="secondary" onClick={onCheck}>
        Check again
      </Button>
    </div>
  ) : null;
  const reason = 'message' in blocker ? blocker.message : undefined;
  if (reason === undefined)
    return (
      <Notice tone={tone} live title={title}>
        {body}
        {check}
      </Notice>
    );
  // The toast has announced the server's sentence and that it failed: only what follows from it is new.
  return (
    <Notice tone={tone} title={reason}>
      <div role={unresolved ? 'alert' : undefined}>
        <p>{unresolved ? <strong>{title}</strong> : title}</p>
        {body}
      </div>
      {check}
    </Notice>
  );
}

interface SubmitBlockerContext {
  campaign: Campaign;
  user: UserDetails | undefined;
  /** The amount cannot be committed at this moment; another notice tells the investor why. */
  closed: boolean;
}

interface SubmitBlockerMessage {
  tone: 'info' | 'warning' | 'danger';
  title: string;
  body: ReactNode;
}

const commitments = <TextLink to={paths.commitments}>Investment Commitments</TextLink>;

/** What the investor reads beside Submit, and the ways on from there. */
function submitBlockerMessage(
  blocker: SubmitBlocker,
  context: SubmitBlockerContext,
): SubmitBlockerMessage {
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
        title: blocker.unresolved
          ? 'This attempt wasn’t accepted.'
          : 'Your commitment wasn’t made.',
        body: (
          <>
            {blocker.unresolved ? (
              <p>An earlier one isn’t confirmed yet. Check your {commitments}.</p>
            ) : null}
            <RefusalSteps {...context} message={blocker.message} />
          </>
        ),
      };
    case 'changed':
      return {
        tone: 'warning',
        title: 'Nothing was submitted: the campaign has just changed',
        body: closed ? null : 'Review the changes above, and submit again if you still agree.',
      };
    case 'unreadable':
      return {
        tone: 'danger',
        title: 'We don’t know yet whether your commitment was made',
        body: (
          <p>
            We couldn’t load your commitments. If you submit again, we look for it first and send
            nothing if we find it. You can also check your {commitments}.
          </p>
        ),
      };
    case 'committed-earlier':
      return {
        tone: 'info',
        title: 'Your earlier commitment was made',
        body: `${committedSentence(blocker.commitment, campaign)} If you submit now, this will be a second commitment.`,
      };
    case 'unconfirmed':
      return blocker.sameAmount
        ? {
            tone: 'danger',
            title: 'We couldn’t confirm your commitment',
            body: (
              <p>
                It isn’t among your {commitments} yet. Check again, or submit again: we’ll send the
                same commitment, so it can’t be made twice.
              </p>
            ),
          }
        : {
            tone: 'danger',
            title: 'We couldn’t confirm your earlier commitment',
            body: (
              <p>
                It was for another amount and may still arrive. If you submit now, this will be a
                second commitment. Check your {commitments} first.
              </p>
            ),
          };
  }
}

/** The API's sentence does not carry a code, so the way on follows from its words and from the account. */
function RefusalSteps({ campaign, user, message }: SubmitBlockerContext & { message: string }) {
  if (user && !isRegistered(user))
    return (
      <NextSteps>
        <LinkButton variant="secondary" size="sm" to={paths.registration}>
          Complete your registration
        </LinkButton>
      </NextSteps>
    );
  return (
    <NextSteps>
      <LinkButton variant="secondary" size="sm" to={paths.invest(campaign.guid)}>
        Change amount
      </LinkButton>
      {namesStandardLimit(message) && hasStandardLimit(user) ? <ApplyForPremium /> : null}
    </NextSteps>
  );
}
