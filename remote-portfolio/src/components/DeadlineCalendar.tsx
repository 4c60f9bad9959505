import type { Deadline } from '@investor-portal/shared/rules/deadline';
import { calendarTexts } from '@investor-portal/shared/rules/words';
import { CalendarButton } from '@investor-portal/shared/ui/overlay/CalendarButton';

/** Saves a deadline as a calendar event. Renders nothing for a deadline without a date. */
export function DeadlineCalendar({ deadline }: { deadline: Deadline }) {
  const { kind, at, shown } = deadline;
  const { guid, code } = deadline.subject;
  if (at === null) return null;
  const texts = calendarTexts(deadline);
  const event = { id: `${kind}-${guid}`, ...texts, at, shown, alarmMinutesBefore: 24 * 60 };
  return (
    <CalendarButton variant="quiet" name={`${kind}-${code || guid}`} eventsAt={() => [event]} />
  );
}
