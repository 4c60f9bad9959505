import type { CalendarEvent } from '@investor-portal/shared/calendar/calendar-file';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { endInstant, formatDate } from '@investor-portal/shared/rules/dates';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { phaseOf } from '@investor-portal/shared/rules/offering-phase';
import { shareUrl } from '@investor-portal/shared/routes/platform-pages';
import { isDateOnly, parseInstant } from '@investor-portal/shared/rules/wire-date';
import { cancellationDeadline } from '@investor-portal/shared/rules/deadline';
import { cancellationSentence } from '@investor-portal/shared/rules/words';

export function campaignEvents(campaign: Campaign, now: number): CalendarEvent[] {
  const issuer = issuerOrCode(campaign);
  const { offeredPeriodStartDate: start, offeredPeriodEndDate: ending } = campaign;
  const opensAt = parseInstant(start);
  const endsAt = endInstant(ending);
  const url = shareUrl(campaign.guid) ?? undefined;
  const code = campaign.campaignCode && `Campaign ${campaign.campaignCode}.`;
  const moves = 'Dates can change: check the campaign before you rely on them.';
  const eventOf = (
    kind: 'opens' | 'ends',
    at: number,
    shown: string,
    sentences: string[] = [],
  ) => ({
    id: `${kind}-${campaign.guid}`,
    title: `Offering ${kind}: ${issuer}`,
    description: [code, ...sentences, moves].filter(Boolean).join('\n'),
    url,
    at,
    shown,
    alarmMinutesBefore: kind === 'opens' ? 60 : 24 * 60,
  });
  const phase = phaseOf(campaign, now);
  const opening = opensAt !== null && phase === 'upcoming' && eventOf('opens', opensAt, start);
  // The deadline of a short offering may be before its opening.
  const isNeverCancellable = opening && (cancellationDeadline(campaign, now) ?? 0) <= opening.at;
  const cancellation = isNeverCancellable ? '' : cancellationSentence(campaign, now);
  // A date without a time ends at the next midnight. The calendar shows that time, so the description names the day.
  const endsOn = isDateOnly(ending) ? `Ends on ${formatDate(ending)}.` : '';
  const end =
    endsAt !== null && phase !== 'ended' && eventOf('ends', endsAt, ending, [endsOn, cancellation]);
  return [opening, end].filter((event) => event !== false);
}
