import { styled } from 'styled-components';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { formatCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { restSentence } from '@investor-portal/shared/rules/words';
import { wholeShares } from '@investor-portal/shared/rules/shares';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Cluster } from '@investor-portal/shared/ui/Layout';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { amountWithoutRest } from './whole-amounts';

interface ShareRoundingProps {
  campaign: Campaign;
  amount: string;
  onUse: (amount: Centavos) => void;
}

/** Shows the part of an amount that does not buy a whole share. */
export function ShareRounding({ campaign, amount, onUse }: ShareRoundingProps) {
  const bought = wholeShares(amount, campaign.sharePrice);
  if (!bought || bought.leftOver === 0) return null;
  const whole = amountWithoutRest(amount, campaign);
  const rest = `${campaign.currencyCode} ${formatCentavos(bought.leftOver)}`;
  return (
    <Cluster $gap={2} $justify="between">
      <Small>
        <NoWrap>{restSentence(rest)}</NoWrap>
      </Small>
      {whole === null ? null : (
        <Button ref={transferFocus} variant="secondary" size="sm" onClick={() => onUse(whole)}>
          <span>
            <span>Use </span>
            <span translate="no">{formatCentavos(whole)}</span>
          </span>
        </Button>
      )}
    </Cluster>
  );
}

const Small = styled.p`
  flex: 1 1 12rem;
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
`;
