import { ChevronRight, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import type { PendingReconfirmation } from '@investor-portal/shared/storage/pending-reconfirmations';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { Banner, Issuer, Place } from './ReconfirmBanner.styled';
import { reconfirmLink, useReconfirmations } from './use-reconfirmations';

/** Where an investor lands. The portfolio says it itself; where money is committed, nothing distracts. */
const screens: readonly string[] = [paths.profile, paths.opportunities];

interface Screen {
  pathname: string;
  /** What had to be reconfirmed when it opened: it has room for the banner. */
  seated: readonly PendingReconfirmation[];
}

/**
 * Names the next deadline to reconfirm, and leads there. Nothing ever moves for it: on the screen on which it is found out
 * it lies beside or over the title, and only the next screen has room for it from the start, which it then keeps.
 */
export function ReconfirmBanner() {
  const { pathname } = useLocation();
  const { pending: all, known } = useReconfirmations();
  const pending = known ? all : [];
  const [screen, setScreen] = useState<Screen>({ pathname, seated: [] });
  if (screen.pathname !== pathname) setScreen({ pathname, seated: pending });
  // Nothing stays of an investor who has signed out.
  const seated = known ? screen.seated : [];
  const shown = pending.length > 0 ? pending : seated;
  return (
    <Place role="status" data-screen-only="">
      {screens.includes(pathname) && shown.length > 0 ? (
        <Banner to={reconfirmLink(shown)} $seated={seated.length > 0} $gone={pending.length === 0}>
          <TriangleAlert aria-hidden="true" size={18} />
          <span>
            <strong>
              <NoWrap>{deadlineOf(shown)}</NoWrap>
            </strong>
            <Issuer>{issuersOf(shown)}</Issuer>
          </span>
          <ChevronRight aria-hidden="true" size={18} />
        </Banner>
      ) : null}
    </Place>
  );
}

function deadlineOf([next]: readonly PendingReconfirmation[]): string {
  const until = next?.until ?? null;
  return until === null ? 'Please reconfirm' : `Reconfirm by ${formatDateTime(until)}`;
}

function issuersOf([next, ...others]: readonly PendingReconfirmation[]): string {
  const issuer = next?.issuer || 'an issuer';
  if (others.length === 0) return `Your commitment to ${issuer}`;
  return `${issuer} and ${others.length} more`;
}
