import { useEffect, useState } from 'react';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { durationText } from '@investor-portal/shared/rules/dates';
import {
  clockToleranceMs,
  deviceClockLead,
  isServerTimeEstimated,
  noteServerTime,
} from '@investor-portal/shared/session/server-time';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { ReconfirmBanner } from './ReconfirmBanner';

export function LateNotices() {
  return (
    <>
      <DeviceClockNotice />
      <ReconfirmBanner />
    </>
  );
}

const minute = 60_000;
const checkIntervalMs = 10_000;

/** Says that the device's clock differs from the platform's clock, which decides (readings R12). */
function DeviceClockNotice() {
  const now = useNow(checkIntervalMs);
  const [difference, setDifference] = useState('');
  useEffect(() => {
    const show = () => setDifference(describeLead(deviceClockLead()));
    if (describeLead(deviceClockLead(now)) === difference && !isServerTimeEstimated()) return;
    // The page may come from a cache, and after a sleep its time is an estimate (decision 40).
    askServerTime().then(show, () => undefined);
  }, [now, difference]);
  if (difference === '') return null;
  return (
    <Notice live>
      {`Your device’s clock is ${difference}. Deadlines here go by the platform’s time.`}
    </Notice>
  );
}

/** Returns a text such as `1 day ahead` or `5 minutes behind`. Returns '' for a small difference. */
function describeLead(ms: number): string {
  if (Math.abs(ms) <= clockToleranceMs) return '';
  const rounded = Math.round(Math.abs(ms) / minute) * minute;
  return `${durationText(rounded)} ${ms > 0 ? 'ahead' : 'behind'}`;
}

/** Reads the time from the host's server. Its `Date` header can be read even if the partner API exposes none. */
async function askServerTime(): Promise<void> {
  const { headers } = await fetch('/config.json', { method: 'HEAD', cache: 'no-store' });
  noteServerTime('page', Date.parse(headers.get('date') ?? ''));
}
