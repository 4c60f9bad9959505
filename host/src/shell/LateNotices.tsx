import { DeviceClockNotice } from './DeviceClockNotice';
import { ReconfirmBanner } from './ReconfirmBanner';

/** The notices that can wait: a wrong clock, and a commitment to reconfirm. */
export function LateNotices() {
  return (
    <>
      <DeviceClockNotice />
      <ReconfirmBanner />
    </>
  );
}
