import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import type { FinalPicture } from '../final-details';
import { CancelledArt } from './CancelledArt';
import { IncompleteArt } from './IncompleteArt';
import { OngoingArt } from './OngoingArt';
import { PendingArt } from './PendingArt';
import { TerminatedArt } from './TerminatedArt';

const pictures: Record<FinalPicture, () => ReactNode> = {
  pending: PendingArt,
  incomplete: IncompleteArt,
  ongoing: OngoingArt,
  cancelled: CancelledArt,
  terminated: TerminatedArt,
};

/** The illustration of a status that has no final figures (spec §4). The words stand beneath it, so it is silent. */
export function Illustration({ picture }: { picture: FinalPicture }) {
  const Art = pictures[picture];
  return (
    <Sheet viewBox="0 0 200 132" aria-hidden="true" data-picture={picture}>
      <ellipse cx="100" cy="64" rx="88" ry="56" fill={tokens.colour['accent-soft']} />
      <path d="M26 118h148" className="ground" />
      <Art />
    </Sheet>
  );
}

/* One pen for all of them: 2.5 px lines in ink, fills of the theme. */
const Sheet = styled.svg`
  width: min(100%, 14rem);
  height: auto;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;

  .ground,
  .pen {
    stroke: ${tokens.colour.ink};
    stroke-width: 2.5;
  }

  .ground {
    stroke: ${tokens.colour['line-strong']};
  }

  .quiet {
    stroke: ${tokens.colour['line-strong']};
    stroke-width: 2.5;
  }

  .accent {
    stroke: ${tokens.colour['accent-text']};
    stroke-width: 2.5;
  }

  .paper {
    fill: ${tokens.colour.surface};
  }

  .full {
    fill: ${tokens.colour['accent-text']};
  }

  .soft {
    fill: ${tokens.colour['accent-line']};
  }

  .warm {
    fill: ${tokens.colour['warning-soft']};
  }

  .grey {
    fill: ${tokens.colour['neutral-soft']};
  }
`;
