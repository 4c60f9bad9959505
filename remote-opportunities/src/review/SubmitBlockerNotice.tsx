import type { ReactNode } from 'react';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { paths } from '@investor-portal/shared/routes/paths';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { Button } from '@investor-portal/shared/ui/Button';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { committedSentence } from './committed-sentence';
import type { SubmitBlocker } from './use-submit';

interface SubmitBlockerNoticeProps {
  blocker: SubmitBlocker;
  campaign: Campaign;
  /** The amount cannot be committed at this moment; another notice tells the investor why. */
  closed: boolean;
  /** Looks for an unresolved commitment again. Sends nothing. */
  onCheck: () => void;
}

/** Tells why Submit did not commit, and what the investor can do. */
export function SubmitBlockerNotice({
  blocker,
  campaign,
  closed,
  onCheck,
}: SubmitBlockerNoticeProps) {
  const { tone, title, body } = messageFor(blocker, campaign, closed);
  const unresolved = blocker.kind === 'unconfirmed' || blocker.kind === 'unreadable';
  return (
    <Notice tone={tone} live title={title}>
      {body}
      {unresolved ? (
        <div>
          <Button variant="secondary" onClick={onCheck}>
            Check again
          </Button>
        </div>
      ) : null}
    </Notice>
  );
}

interface BlockerMessage {
  tone: 'info' | 'warning' | 'danger';
  title: string;
  body: ReactNode;
}

const commitments = <TextLink to={paths.commitments}>Investment Commitments</TextLink>;

function messageFor(blocker: SubmitBlocker, campaign: Campaign, closed: boolean): BlockerMessage {
  switch (blocker.kind) {
    case 'unavailable-payment':
      return {
        tone: 'danger',
        title: errorCatalogue.unavailablePayment.message,
        body: <TextLink to={paths.payment(campaign.guid)}>Choose another payment option</TextLink>,
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
