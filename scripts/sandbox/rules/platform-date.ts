import { DateTime } from 'luxon';

/** The platform's time zone (readings R4). */
const platformZone = 'Asia/Manila';

/** `MM/dd/yyyy` in the platform's time zone (readings W11). */
export function monthDayYear(instant: Date): string {
  return DateTime.fromJSDate(instant, { zone: platformZone }).toFormat('MM/dd/yyyy');
}
