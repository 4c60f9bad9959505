import type { ReactNode } from 'react';
import { paths } from '@investor-portal/shared/routes/paths';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import type { Hindrance } from './use-submit';

const commitments = <TextLink to={paths.commitments}>Investment Commitments</TextLink>;

const words: Record<Hindrance, { title: string; more: ReactNode }> = {
  'unavailable-payment': { title: errorCatalogue.unavailablePayment.words, more: null },
  changed: {
    title: 'Nothing was submitted: the campaign has just changed',
    more: 'See above what is different, and submit again if you still agree.',
  },
  'not-found': {
    title: 'The answer was lost, and no commitment was found',
    more: (
      <>
        You can submit again: it is sent as the same commitment, so it cannot be made twice. Your
        commitments are listed under {commitments}.
      </>
    ),
  },
  'other-not-found': {
    title: 'The answer to your earlier commitment was lost, and it was not found',
    more: (
      <>
        It was of another amount and may still arrive; this one would be made beside it. Look under{' '}
        {commitments} before you submit.
      </>
    ),
  },
  unreadable: {
    title: 'It is not known yet whether your commitment was made',
    more: (
      <>
        Submitting again first looks for it, and sends nothing if it is there. You can also look
        under {commitments}.
      </>
    ),
  },
};

interface HindranceNoticeProps {
  hindrance: Hindrance;
  campaignGuid: string;
  /** The amount cannot be committed as things stand, which is said elsewhere. */
  closed: boolean;
}

/** Why Submit has not led to a commitment, and what the investor can do. */
export function HindranceNotice({ hindrance, campaignGuid, closed }: HindranceNoticeProps) {
  const { title, more } = words[hindrance];
  return (
    <Notice tone={hindrance === 'changed' ? 'warning' : 'danger'} live title={title}>
      {hindrance === 'unavailable-payment' ? (
        <TextLink to={paths.payment(campaignGuid)}>Choose another payment option</TextLink>
      ) : (
        !(hindrance === 'changed' && closed) && more
      )}
    </Notice>
  );
}
