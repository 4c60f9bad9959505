import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { formatCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { sharesText } from '@investor-portal/shared/rules/shares';
import { restSentence } from '@investor-portal/shared/rules/words';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { Cluster, SmallText, VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { NextSteps } from '../offering/NextSteps';
import { PremiumApplicationLink, ShortfallNotice } from '../offering/Notices';
import type { Investment } from './use-investment';

/** Amounts to begin with: multiples of the minimum, in whole shares. They are not a recommendation. */
export function StartingAmounts({ investment }: { investment: Investment }) {
  const { offer, starts } = investment;
  const [announced, setAnnounced] = useState('');
  const choose = (amount: Centavos) => {
    const text = formatCentavos(amount);
    setAnnounced(`${offer.currencyCode} ${text}, ${sharesText(text, offer)}`);
    investment.choose(amount);
  };
  if (starts.length === 0) return null;
  return (
    <Starts role="group" aria-label="Whole shares">
      {starts.map((start) => (
        <Button key={start} variant="secondary" size="sm" onClick={() => choose(start)}>
          {formatCentavos(start)}
        </Button>
      ))}
      {/* The field does not have the focus, so nothing else announces its new value. */}
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </Starts>
  );
}

const Starts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  > button {
    flex: 1 1 5rem;
    min-height: 2.75rem;
    padding-inline: ${tokens.space[2]};
    border-color: ${tokens.colour['accent-line']};
    box-shadow: none;
  }
`;

export function Rest({ investment }: { investment: Investment }) {
  const { campaign, rest, choose } = investment;
  if (!rest) return null;
  const { whole } = rest;
  return (
    <Cluster $gap={2} $justify="between">
      <SmallText $soft>
        <NoWrap>{restSentence(`${campaign.currencyCode} ${formatCentavos(rest.leftOver)}`)}</NoWrap>
      </SmallText>
      {whole === null ? null : (
        <UseButton onClick={() => choose(whole)}>
          <span translate="no">{formatCentavos(whole)}</span>
        </UseButton>
      )}
    </Cluster>
  );
}

function UseButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <Button ref={transferFocus} variant="secondary" size="sm" onClick={onClick}>
      <span>
        <span>Use </span>
        {children}
      </span>
    </Button>
  );
}

const titles = {
  maximum: 'This is over what is left of the maximum',
  limit: 'This is over your standard investment limit',
  wallet: 'Your wallet does not cover this amount',
};

/** Warns that an amount exceeds a cap, and suggests the largest amount that does not. The API decides (decision 35). */
export function Caps({ investment }: { investment: Investment }) {
  const { exceeded, excess, suggested, choose, save, user } = investment;
  const currency = investment.campaign.currencyCode;
  const suggestion =
    suggested === null ? null : (
      <UseButton onClick={() => choose(suggested)}>
        <HideableFigures>{`${currency} ${formatCentavos(suggested)}`}</HideableFigures>
      </UseButton>
    );
  return (
    <>
      {/* The warning is announced once when it begins to apply, not with every typed figure. */}
      <VisuallyHidden role="status">{exceeded ? `${titles[exceeded]}.` : ''}</VisuallyHidden>
      {notice()}
    </>
  );

  function notice() {
    switch (exceeded) {
      case 'wallet':
        return (
          <ShortfallNotice
            missing={excess}
            currency={currency}
            balance={user?.walletDetails?.balance}
          >
            {suggestion}
          </ShortfallNotice>
        );
      case 'maximum':
        return (
          <Notice tone="warning" title={titles.maximum}>
            <p>
              Your earlier commitments to this campaign count too. Your investment may be refused.
            </p>
            {suggestion ? <NextSteps>{suggestion}</NextSteps> : null}
          </Notice>
        );
      case 'limit':
        return (
          <Notice tone="warning" title={titles.limit}>
            <NoWrap hideable>
              {`By ${currency} ${formatCentavos(excess)}, as far as we can tell. Your investment may be refused. Premium Account Access waives the limit.`}
            </NoWrap>
            <NextSteps>
              {suggestion}
              <PremiumApplicationLink onClick={save} />
            </NextSteps>
          </Notice>
        );
      default:
        return suggestion && <Cluster>{suggestion}</Cluster>;
    }
  }
}
