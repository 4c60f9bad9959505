import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { endInstant } from '@investor-portal/shared/rules/dates';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { isDateOnly, type WireDate } from '@investor-portal/shared/rules/wire-date';
import { shownDeadline } from '../components/deadline-event';
import type { OfferingEnds } from '../data/use-open-commitments';
import { deadlinesOf, offeringEndOf } from './deadlines';

export interface DateAhead {
  key: string;
  /** Names what happens on the date. */
  title: string;
  /** Epoch ms. `date` is the API's own text, which may have no time. */
  at: number;
  date: WireDate;
  issuer: string;
  to: string;
}

const titles = {
  reconfirm: 'Last moment to reconfirm',
  cancel: 'Last moment to cancel',
  closes: 'Campaign closes',
};

/** Returns the deadlines of open commitments and the ends of their campaigns, in no order. */
export function datesAhead(
  commitments: readonly Commitment[],
  offeringEnds: OfferingEnds,
  now: number,
): DateAhead[] {
  const deadlines = deadlinesOf(commitments, offeringEnds, now).flatMap(
    ({ kind, commitment, at }) => {
      // A day does not tell the moment until which the investor can cancel (readings R3).
      const onlyDay = kind === 'cancel' && isDateOnly(offeringEndOf(commitment, offeringEnds));
      return at === null || onlyDay
        ? []
        : [dateAhead(kind, commitment, at, shownDeadline(commitment, at))];
    },
  );
  const closings = commitments.flatMap((commitment) => {
    const end = offeringEndOf(commitment, offeringEnds);
    const at = endInstant(end);
    return at === null ? [] : [dateAhead('closes', commitment, at, end)];
  });
  // A campaign closes once for all commitments to it.
  const byKey = new Map([...deadlines, ...closings].map((date) => [date.key, date]));
  return [...byKey.values()].filter(({ at }) => at > now);
}

function dateAhead(
  kind: keyof typeof titles,
  commitment: Commitment,
  at: number,
  date: WireDate,
): DateAhead {
  return {
    key: `${kind} ${kind === 'closes' ? commitment.campaignGuid : commitment.guid}`,
    title: titles[kind],
    at,
    date,
    issuer: issuerOrCode(commitment),
    to: paths.commitment(commitment.guid, commitment.campaignGuid),
  };
}
