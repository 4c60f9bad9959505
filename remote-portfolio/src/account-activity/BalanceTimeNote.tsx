import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { SmallText } from '@investor-portal/shared/ui/Layout';
import type { DateRange } from '../data/day-range';

/**
 * The API computes balances by UTC days (readings R11), so the note gives the time of day. The note does not name midnight.
 */
export function BalanceTimeNote({ range }: { range: DateRange }) {
  const start = startOfUtcDay(range.start);
  const time = start && `Balances are counted at ${start}, not at midnight. `;
  return <SmallText>{`${time}Shares count at what you paid for them.`}</SmallText>;
}

/** Returns a text such as `8:00 AM Philippine time`, or '' for midnight. */
function startOfUtcDay(day: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: runtimeConfig().timeZone,
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'longGeneric',
  });
  const parts = format.formatToParts(Date.parse(`${day}T00:00:00Z`));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? '';
  const time = `${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
  if (time === '12:00 AM') return '';
  const zone = part('timeZoneName').replace(/(?: Standard)? Time$/, ' time');
  // In zones west of Greenwich, a UTC day starts on the day before.
  return `${time} ${zone}${day.endsWith(part('day')) ? '' : ' on the day before'}`;
}
