import { ChevronRight, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { reconfirmBy } from '@investor-portal/shared/rules/words';
import type { PendingReconfirmation } from '@investor-portal/shared/storage/pending-reconfirmations';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { Banner, Issuer, BannerRegion, RoomForBanner } from './ReconfirmBanner.styled';
import { reconfirmLink, useReconfirmations } from './use-reconfirmations';

/**
 * These screens show the banner. The portfolio lists the deadlines itself, and nothing should distract investors where
 * they commit money.
 */
const screens: readonly string[] = [paths.profile, paths.opportunities, paths.commitments];

interface Screen {
  pathname: string;
  /**
   * The commitments to reconfirm that were known when the screen opened. If there are any, the screen has reserved space for
   * the banner.
   */
  reservedFor: readonly PendingReconfirmation[];
}

/**
 * Names the next deadline and the commitment, and links to it. The banner must not move other content or hide the
 * title. If the deadline becomes known on an open screen, the banner is beside the title, or at the lower edge of a
 * narrow window. Later screens reserve space for it from the start.
 */
export function ReconfirmBanner() {
  const { pathname } = useLocation();
  const { pending, known } = useReconfirmations();
  const [screen, setScreen] = useState<Screen>({ pathname, reservedFor: [] });
  if (screen.pathname !== pathname) setScreen({ pathname, reservedFor: pending });
  // The banner must not show data of an investor who has signed out.
  const reservedFor = known ? screen.reservedFor : [];
  const onScreen = screens.includes(pathname);
  const shown = pending.length > 0 ? pending : reservedFor;
  const [next] = shown;
  return (
    <BannerRegion role="status" data-screen-only="">
      {onScreen && shown.length > 0 && reservedFor.length === 0 ? <RoomForBanner /> : null}
      {onScreen && shown.length > 0 ? (
        <Banner
          to={reconfirmLink(shown)}
          $hasReservedSpace={reservedFor.length > 0}
          $isHidden={pending.length === 0}
          // The first line of the opportunities is higher than that of other pages.
          $top={pathname === paths.opportunities ? '0.75rem' : '1.6875rem'}
        >
          <TriangleAlert aria-hidden="true" size={18} />
          <span>
            <strong>
              <NoWrap>{reconfirmBy(next?.deadline || next?.until, 'Please reconfirm')}</NoWrap>
            </strong>
            <Issuer>{issuersOf(shown)}</Issuer>
          </span>
          <ChevronRight aria-hidden="true" size={18} />
        </Banner>
      ) : null}
    </BannerRegion>
  );
}

function issuersOf([next, ...others]: readonly PendingReconfirmation[]): string {
  const issuer = next?.issuer || 'an issuer';
  if (others.length === 0) return `Your commitment to ${issuer}`;
  return `${issuer} and ${others.length} more`;
}
