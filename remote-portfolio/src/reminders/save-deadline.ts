import { downloadCalendarFile } from '@investor-portal/shared/calendar/download-calendar-file';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { deadlineEvent, type DatedDeadline } from './deadline-event';

/**
 * Downloads a deadline as a calendar file.
 * @throws when the code that writes it cannot be loaded.
 */
export async function saveDeadline(deadline: DatedDeadline): Promise<void> {
  await downloadCalendarFile({
    name: `${deadline.kind}-${deadline.commitment.commitmentCode || deadline.commitment.guid}.ics`,
    events: [deadlineEvent(deadline, serverNow())],
  });
}
