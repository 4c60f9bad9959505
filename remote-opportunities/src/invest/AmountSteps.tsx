import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { formatCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { sharesText } from '../offering/allotment';
import { nextAmount, startingAmounts } from './whole-amounts';

interface AmountStepsProps {
  campaign: Campaign;
  amount: string;
  onUse: (amount: Centavos) => void;
}

export function AmountSteps({ campaign, amount, onUse }: AmountStepsProps) {
  const [announced, setAnnounced] = useState('');
  const less = nextAmount(amount, -1, campaign);
  const more = nextAmount(amount, 1, campaign);
  const choose = (chosen: Centavos | null) => {
    if (chosen === null) return;
    const text = formatCentavos(chosen);
    const shares = sharesText(text, campaign) ?? countOf(0, 'share');
    setAnnounced(`${campaign.currencyCode} ${text}, ${shares}`);
    onUse(chosen);
  };
  return (
    <Steps role="group" aria-label="Whole shares">
      <Starts>
        {startingAmounts(campaign).map((start) => (
          <Step key={start} variant="secondary" size="sm" onClick={() => choose(start)}>
            {formatCentavos(start)}
          </Step>
        ))}
      </Starts>
      {/* At the limit, a native `disabled` would lose the focus of the pressed button. */}
      <Step
        variant="secondary"
        size="sm"
        icon={<Minus aria-hidden="true" />}
        waiting={less === null}
        onClick={() => choose(less)}
      >
        1 share less
      </Step>
      <Step
        variant="secondary"
        size="sm"
        icon={<Plus aria-hidden="true" />}
        waiting={more === null}
        onClick={() => choose(more)}
      >
        1 share more
      </Step>
      {/* The field does not have the focus, so nothing else announces its new value. */}
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </Steps>
  );
}

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  > button {
    flex: 1 1 6.5rem;
  }
`;

const Starts = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  > * {
    flex: 1 1 5rem;
  }
`;

/* A step that the limits forbid keeps its outline, so that the five buttons stay one family. */
const Step = styled(Button)`
  min-height: 2.75rem;
  padding-inline: ${tokens.space[2]};
  border-color: ${tokens.colour['accent-line']};
  box-shadow: none;

  &[data-waiting] {
    background: none;
    border-color: ${tokens.colour.line};
  }
`;
