import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { forcedHighlight, forcedTrack } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import type { Holding } from './holdings';

/** A bar chart, hidden from screen readers: the table below says the same. */
export function HoldingsChart({ holdings }: { holdings: readonly Holding[] }) {
  return (
    <Bars aria-hidden="true">
      {toBars(holdings).map(({ issuer, percent }) => (
        <Bar key={issuer}>
          <Name>{issuer}</Name>
          <Track>
            <Fill style={{ width: `${percent}%` }} />
          </Track>
        </Bar>
      ))}
    </Bars>
  );
}

/** More bars would be unreadable: the smallest are combined into one. */
const maxBars = 6;

function toBars(holdings: readonly Holding[]): Pick<Holding, 'issuer' | 'percent'>[] {
  if (holdings.length <= maxBars) return [...holdings];
  const rest = holdings.slice(maxBars - 1);
  const percent = rest.reduce((sum, holding) => sum + holding.percent, 0);
  return [...holdings.slice(0, maxBars - 1), { issuer: `${rest.length} other issuers`, percent }];
}

const Bars = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`;

const Bar = styled.div`
  display: grid;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  align-items: center;

  ${media.tablet} {
    grid-template-columns: minmax(6rem, 18rem) minmax(0, 1fr);
  }
`;

const Name = styled.span`
  overflow: hidden;
  font-size: ${tokens.text.sm};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Track = styled.span`
  display: block;
  height: 0.875rem;
  background: ${tokens.colour.sunken};
  border-radius: ${tokens.radius.sm};
  ${forcedTrack}
`;

const Fill = styled.span`
  display: block;
  min-width: 3px;
  height: 100%;
  background: ${tokens.colour['accent-text']};
  border-radius: ${tokens.radius.sm};
  ${forcedHighlight}
`;
