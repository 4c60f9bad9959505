import type { CalendarEvent } from '@investor-portal/shared/calendar/calendar-file';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { needsReconfirmation } from '@investor-portal/shared/rules/commitment-status';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import type { WireDate } from '@investor-portal/shared/rules/wire-date';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

type DeadlineSource = Parameters<typeof needsReconfirmation>[0] &
  Pick<Commitment, 'reconfirmDeadlineDate'>;

interface DatedDeadline {
  kind: 'reconfirm' | 'cancel';
  commitment: DeadlineSource &
    Pick<Commitment, 'guid' | 'commitmentCode' | 'nameOfIssuer' | 'campaignCode'>;
  /** Epoch ms. */
  at: number;
}

/**
 * Returns the date to show for a deadline at epoch ms `at`. A reconfirmation deadline that the API sends as a day ends at
 * the next midnight, but it is shown as that day (readings R4).
 */
export function shownDeadline(commitment: DeadlineSource, at: number | null): WireDate {
  return needsReconfirmation(commitment) ? commitment.reconfirmDeadlineDate : at;
}

export function deadlineFile(deadline: DatedDeadline) {
  const { kind, commitment } = deadline;
  return {
    name: `${kind}-${commitment.commitmentCode || commitment.guid}`,
    eventsAt: () => [deadlineEvent(deadline)],
  };
}

function reconfirmSentence(code: string, when: string): string {
  return runtimeConfig().platformRules.cancelsUnreconfirmed
    ? `If you don’t reconfirm ${code} by ${when}, it will be cancelled.`
    : `You can reconfirm ${code} until ${when}.`;
}

/** Others may see the calendar, so the event has no amount. The event's text says that the date may change. */
function deadlineEvent({ kind, commitment, at }: DatedDeadline): CalendarEvent {
  const code = commitment.commitmentCode || 'your commitment';
  const issuer = issuerOrCode(commitment);
  const shown = shownDeadline(commitment, at);
  const when = formatDateTime(shown);
  const reconfirm = kind === 'reconfirm';
  return {
    id: `${kind}-${commitment.guid}`,
    title: reconfirm
      ? `Reconfirm your commitment to ${issuer}`
      : `Last moment to cancel your commitment to ${issuer}`,
    description: [
      reconfirm ? reconfirmSentence(code, when) : `You can cancel ${code} until ${when}.`,
      'The issuer may change this date. The portal shows the current one.',
    ].join('\n'),
    at,
    shown,
    alarmMinutesBefore: 24 * 60,
  };
}
