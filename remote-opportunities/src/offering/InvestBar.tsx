import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { paths } from '@investor-portal/shared/routes/paths';
import { phaseOf } from '@investor-portal/shared/rules/offering-phase';
import { openingSentence } from '@investor-portal/shared/rules/words';
import { media } from '@investor-portal/shared/theme/media';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { pageEnd, toastRoom } from '@investor-portal/shared/theme/toast-room';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { RiskWarning } from '@investor-portal/shared/ui/RiskWarning';
import { TextLink } from '@investor-portal/shared/ui/TextLink';

interface InvestBarProps {
  facts: ReactNode;
  /** Shows the facts only in the bar at the lower edge. Elsewhere the panel around the bar shows them. */
  factsInBarOnly?: boolean;
  /** Whether the screen shows the warning elsewhere. */
  withoutRisk?: boolean;
  children: ReactNode;
}

/** The button to invest or to submit is the same element in its place and at the lower edge of the screen. */
export function InvestBar({ facts, factsInBarOnly, withoutRisk, children }: InvestBarProps) {
  return (
    <Bar data-screen-only="">
      <RoomForBar />
      {withoutRisk ? null : <RiskWarning />}
      <Line>
        <Facts $shown={!factsInBarOnly}>{facts}</Facts>
        {children}
      </Line>
    </Bar>
  );
}

/** Replaces the button to invest while the offering is not open. */
export function ClosedSteps({ campaign, now }: { campaign: Campaign; now: number }) {
  if (phaseOf(campaign, now) === 'upcoming')
    return <NoWrap>{openingSentence(campaign, now)}</NoWrap>;
  return <TextLink to={paths.opportunities}>Browse campaigns</TextLink>;
}

/** One column, so below `media.desktop`, on a screen that is high enough for the bar, so not `media.low`. */
const oneColumn = '@media screen and (max-width: 59.99em) and (min-height: 30.01em)';

/** A frame that is as tall as its content does not scroll, so the bar stays in its place there. */
const atLowerEdge = `${oneColumn} and (max-height: 70em)`;

const Line = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  align-items: center;

  > :last-child {
    flex: 1;
    width: auto;
  }

  ${media.largeText} {
    flex-wrap: wrap;
  }
`;

const Facts = styled.p<{ $shown: boolean }>`
  ${tabularDigits}
  display: ${({ $shown }) => ($shown ? 'grid' : 'none')};
  flex: 1;
  min-width: 0;
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
  line-height: 1.35;

  strong {
    color: ${tokens.colour.ink};
  }

  [data-ends='within-a-day'] {
    color: ${tokens.colour.warning};
  }

  ${atLowerEdge} {
    display: grid;
  }
`;

const Bar = styled.div`
  display: grid;
  gap: ${tokens.space[4]};

  ${atLowerEdge} {
    position: fixed;
    inset: auto 0 ${toastRoom};
    z-index: ${tokens.layer.sticky};
    gap: ${tokens.space[2]};
    padding: ${tokens.space[2]} ${tokens.space[4]};
    padding-bottom: calc(${tokens.space[2]} + env(safe-area-inset-bottom, 0px));
    background: ${tokens.colour.surface};
    border-top: 1px solid ${tokens.colour.line};
    box-shadow: ${tokens.shadow[2]};

    ${Line} > :last-child {
      flex: none;
    }
  }
`;

/**
 * Keeps the end of the page and the focused element clear of the bar. 8rem fits a risk warning of 200 characters. The room is
 * there wherever the bar is. Otherwise a frame as tall as its content could grow by it past 70em, shrink, and so on forever.
 */
const RoomForBar = createGlobalStyle`
  ${oneColumn} {
    html:root {
      scroll-padding-bottom: calc(9rem + ${toastRoom});
    }

    html > body {
      padding-bottom: calc(8rem + ${pageEnd});
    }
  }
`;
