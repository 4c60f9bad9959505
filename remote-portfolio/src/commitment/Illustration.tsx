import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';

export type FinalPicture = 'pending' | 'incomplete' | 'ongoing' | 'cancelled' | 'terminated';

/**
 * The illustration of a status without final figures (spec §4). It is hidden from screen readers, because the text
 * below says the same.
 */
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

/** A form waiting for approval, and a clock. */
function PendingArt() {
  return (
    <g>
      <path className="pen paper" d="M58 22h50l20 20v76H58z" />
      <path className="pen soft" d="M108 22v20h20z" />
      <path className="quiet" d="M70 52h32M70 64h44M70 76h28" />
      <path className="accent" d="M70 98c6-10 12 8 18-2s8 2 14-2" />
      <circle className="pen warm" cx="136" cy="88" r="23" />
      <path className="pen" d="M136 74v14l9 7" />
      <path className="pen" d="M136 68v1M136 107v1M116 88h1M155 88h1" />
    </g>
  );
}

/** An open ring: the offering has ended, but shares are not counted yet. */
function IncompleteArt() {
  return (
    <g>
      <circle className="paper" cx="92" cy="66" r="44" />
      <circle className="quiet" cx="92" cy="66" r="36" strokeDasharray="4 7" />
      <path
        className="accent"
        d="M92 30a36 36 0 1 1-34 24"
        style={{ strokeWidth: 9, strokeLinecap: 'butt' }}
      />
      <path className="pen" d="M80 60h24M80 72h16" />
      <path className="pen" d="M150 118V58" />
      <path className="pen warm" d="M150 58h26l-7 9 7 9h-26z" />
    </g>
  );
}

/** A growing campaign: bars, the next one dashed, and a rising line. */
function OngoingArt() {
  return (
    <g>
      <path className="pen soft" d="M44 118V92h18v26z" />
      <path className="pen soft" d="M72 118V78h18v40z" />
      <path className="pen full" d="M100 118V62h18v56z" />
      <path className="quiet" d="M128 118V44h18v74" strokeDasharray="5 6" />
      <path className="accent" d="M42 76c18-2 30-10 42-22s26-20 50-26" />
      <path className="accent" d="m124 22 12 5-8 10" />
      <circle className="pen paper" cx="42" cy="76" r="4" />
      <circle className="pen paper" cx="84" cy="54" r="4" />
    </g>
  );
}

/** A crossed-out commitment, and money on its way back into the wallet. */
function CancelledArt() {
  return (
    <g>
      <path className="pen paper" d="M40 30h48v70H40z" />
      <path className="quiet" d="M50 46h28M50 58h28M50 70h18" />
      <circle className="pen grey" cx="88" cy="94" r="16" />
      <path className="pen" d="m82 88 12 12M94 88l-12 12" />
      <path className="accent" d="M98 40c16-12 34-8 42 8" strokeDasharray="5 6" />
      <path className="accent" d="m143 38-2 11-11-2" />
      <path className="pen soft" d="M114 72h50a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6h-50z" />
      <path className="pen paper" d="M150 88h22v14h-22a7 7 0 0 1 0-14z" />
      <circle className="full" cx="152" cy="95" r="2.5" />
      <circle className="pen warm" cx="132" cy="64" r="8" />
    </g>
  );
}

/** A closed stall: the campaign is over and nothing was sold. */
function TerminatedArt() {
  return (
    <g>
      <path className="pen paper" d="M54 52h92v66H54z" />
      <path className="pen grey" d="M64 62h72v56H64z" />
      <path className="quiet" d="M64 74h72M64 86h72M64 98h72" />
      <path className="pen soft" d="M48 30h104l8 22H40z" />
      <path className="pen" d="m68 30-4 22M90 30l-2 22M112 30l2 22M132 30l4 22" />
      <path className="pen warm" d="M82 82h36v20H82z" />
      <path className="pen" d="m100 72-12 10M100 72l12 10M90 92h20" />
      <circle className="full" cx="100" cy="72" r="2.5" />
    </g>
  );
}

const pictures: Record<FinalPicture, () => ReactNode> = {
  pending: PendingArt,
  incomplete: IncompleteArt,
  ongoing: OngoingArt,
  cancelled: CancelledArt,
  terminated: TerminatedArt,
};

const Sheet = styled.svg`
  width: 100%;
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
