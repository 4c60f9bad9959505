import { ChevronRight, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { paths } from '@investor-portal/shared/routes/paths';
import { durationText } from '@investor-portal/shared/rules/dates';
import { reconfirmBy } from '@investor-portal/shared/rules/words';
import {
  clockToleranceMs,
  deviceClockLead,
  isServerTimeEstimated,
  noteServerTime,
} from '@investor-portal/shared/session/server-time';
import type { PendingReconfirmation } from '@investor-portal/shared/storage/pending-reconfirmations';
import { media } from '@investor-portal/shared/theme/media';
import { contentEdge, softBorder } from '@investor-portal/shared/theme/mixins';
import { toastRoom } from '@investor-portal/shared/theme/toast-room';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { reconfirmLink, useReconfirmations } from './PendingCounter';

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

/** The portfolio lists the deadlines itself, and nothing should distract investors where they commit money. */
const screens: readonly string[] = [paths.profile, paths.opportunities, paths.commitments];

/** It may become known on an open screen, so it is in the room at the end of every page (theme/toast-room), and moves nothing. */
export function ReconfirmBanner() {
  const { pathname } = useLocation();
  const pending = useReconfirmations();
  const [next] = pending;
  return (
    // The strip of notices would leave room for it.
    <div role="status" data-screen-only="" style={{ margin: 0 }}>
      {next && screens.includes(pathname) ? (
        <Banner to={reconfirmLink(pending)}>
          <RoomForBanner />
          <TriangleAlert aria-hidden="true" size={18} />
          <span>
            <strong>
              <NoWrap>{reconfirmBy(next.deadline || next.until, 'Please reconfirm')}</NoWrap>
            </strong>
            <Issuer>{issuersOf(pending)}</Issuer>
          </span>
          <ChevronRight aria-hidden="true" size={18} />
        </Banner>
      ) : null}
    </div>
  );
}

function issuersOf([next, ...others]: readonly PendingReconfirmation[]): string {
  const issuer = next?.issuer || 'an issuer';
  if (others.length === 0) return `Your commitment to ${issuer}`;
  return `${issuer} and ${others.length} more`;
}

/** A low window has no room for the banner, so only the menu's number is shown there. */
const Banner = styled(Link)`
  position: fixed;
  inset: auto ${contentEdge} calc(${tokens.space[3]} + ${toastRoom}) auto;
  z-index: ${tokens.layer.sticky};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[2]};
  align-items: center;
  max-width: 32rem;
  padding: ${tokens.space[2]};
  background: ${tokens.colour['warning-soft']};
  ${softBorder('warning')}
  border-radius: ${tokens.radius.md};
  box-shadow: ${tokens.shadow[2]};
  color: ${tokens.colour.ink};
  font-size: ${tokens.text.sm};
  line-height: 1.4;
  text-decoration: none;

  > svg:first-of-type {
    color: ${tokens.colour.warning};
  }

  > span {
    display: grid;
    min-width: 0;
  }

  &:hover strong {
    text-decoration: underline;
  }

  ${media.phone} {
    inset-inline: ${tokens.space[4]};
  }

  ${media.low} {
    display: none;
  }
`;

const Issuer = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.colour['ink-soft']};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** Keeps the focused element out from under the banner. */
const RoomForBanner = createGlobalStyle`
  html:root {
    scroll-padding-bottom: calc(7rem + ${toastRoom});
  }
`;
