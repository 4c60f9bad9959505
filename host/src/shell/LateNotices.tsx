import { DeviceClockNotice } from './DeviceClockNotice';
import { ReconfirmBanner } from './ReconfirmBanner';

export function LateNotices() {
  return (
    <>
      <DeviceClockNotice />
      <ReconfirmBanner />
    </>
  );
}
