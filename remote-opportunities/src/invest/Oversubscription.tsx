import { styled } from 'styled-components';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { countOf, formatCount } from '@investor-portal/shared/rules/number-format';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { dividedNow } from './oversubscription';

/** What becomes of an amount when more is committed than offered. */
export function Oversubscription({ campaign, amount }: { campaign: Campaign; amount: string }) {
  const division = dividedNow(amount, campaign);
  return (
    <Small>
      If investors commit more than is offered, each gets the same fraction of their shares, and the
      rest of the money goes back to their wallet.
      {division
        ? ` If this offering closed now, about ${formatCount(division.given)} of your ${countOf(division.wanted, 'share')} would be yours.`
        : ''}
    </Small>
  );
}

const Small = styled.p`
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
`;
