import { useEffect } from 'react';
import { reportActivity } from '../platform/report-activity';
import { DeviceClockNotice } from './DeviceClockNotice';
import { ReconfirmBanner } from './ReconfirmBanner';

export function LateNotices() {
  // An idle timer takes minutes, so this code need not be in the first script.
  useEffect(reportActivity, []);
  return (
    <>
      <DeviceClockNotice />
      <ReconfirmBanner />
    </>
  );
}
