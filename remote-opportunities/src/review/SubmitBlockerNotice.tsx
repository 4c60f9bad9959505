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
  /** The amount cannot be committed as things stand, which is said elsewhere. */
  closed: boolean;
  /** Looks for an unresolved commitment again; sends nothing. */
  onCheck: () => void;
}

/** What stands between Submit and a commitment, and what the investor can do. */
export function SubmitBlockerNotice({
  blocker,
  campaign,
  closed,
  onCheck,
}: SubmitBlockerNoticeProps) {
  const { tone, title, body } = words(blocker, campaign, closed);
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

interface BlockerWords {
  tone: 'info' | 'warning' | 'danger';
  title: string;
  body: ReactNode;
}

const commitments = <TextLink to={paths.commitments}>Investment Commitments</TextLink>;

function words(blocker: SubmitBlocker, campaign: Campaign, closed: boolean): BlockerWords {
  switch (blocker.kind) {
    case 'unavailable-payment':
      return {
        tone: 'danger',
        title: errorCatalogue.unavailablePayment.words,
        body: <TextLink to={paths.payment(campaign.guid)}>Choose another payment option</TextLink>,
      };
    case 'changed':
      return {
        tone: 'warning',
        title: 'Nothing was submitted: the campaign has just changed',
        body: closed ? null : 'Check what is different above, and submit again if you still agree.',
      };
    case 'unreadable':
      return {
        tone: 'danger',
        title: 'We don’t know yet whether your commitment was made',
        body: (
          <p>
            Your commitments couldn’t be loaded. Submitting looks for it first, and sends nothing if
            it is there. You can also look under {commitments}.
          </p>
        ),
      };
    case 'made-earlier':
      return {
        tone: 'info',
        title: 'Your earlier commitment was made',
        body: `${committedSentence(blocker.commitment, campaign)} Submitting now makes another one.`,
      };
    case 'unconfirmed':
      return blocker.same
        ? {
            tone: 'danger',
            title: 'We couldn’t confirm your commitment',
            body: (
              <p>
                It isn’t among your {commitments} so far. Check again, or submit again: it is sent
                as the same commitment, so it can’t be made twice.
              </p>
            ),
          }
        : {
            tone: 'danger',
            title: 'We couldn’t confirm your earlier commitment',
            body: (
              <p>
                It was for another amount and may still arrive. Submitting now makes a second
                commitment. Look under {commitments} first.
              </p>
            ),
          };
  }
}
