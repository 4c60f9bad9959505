import { useId, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { MoneyField } from '@investor-portal/shared/form/MoneyField';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import {
  type Centavos,
  formatCentavos,
  formatMoney,
  toCentavos,
} from '@investor-portal/shared/rules/money';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { InvestBar } from '../offering/InvestBar';
import { Oversubscription, Purchase, PurchaseFacts } from './Purchase';
import { Caps, Rest, StartingAmounts } from './Suggestions';
import type { Investment } from './use-investment';

/** @param props.onInvest is called once the amount is saved. */
export function AmountCard(props: { investment: Investment; onInvest: () => void }) {
  const { investment, onInvest } = props;
  const { campaign, closed, validAmount, maximum } = investment;
  const left = useId();
  const hasRoom = !closed && maximum?.left !== 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (investment.save()) onInvest();
  };

  return (
    <Form onSubmit={submit} noValidate>
      <Card>
        <Stack $gap={5}>
          <MoneyField
            name="amount"
            label="Amount"
            currency={campaign.currencyCode}
            hint={limitsHint(campaign)}
            aria-describedby={maximum ? left : undefined}
            error={investment.shownError}
            required
            large
            disabled={closed}
            value={investment.text}
            onChange={(event) => investment.type(event.target.value)}
            onBlur={investment.visit}
          />
          {hasRoom ? <StartingAmounts investment={investment} /> : null}
          {hasRoom ? <Rest investment={investment} /> : null}
          {closed ? null : <Caps investment={investment} />}
          <InvestBar facts={<PurchaseFacts campaign={campaign} amount={validAmount} />}>
            <Button type="submit" disabled={closed || investment.error !== null}>
              Invest
            </Button>
          </InvestBar>
        </Stack>
      </Card>
      <Card>
        <Stack $gap={4}>
          <Purchase {...investment} />
          {closed ? null : <Oversubscription campaign={campaign} amount={validAmount} />}
          {/* This sentence arrives late, so it comes last, where nothing is below it. */}
          {maximum ? (
            <SmallText id={left}>
              <NoWrap hideable>{maximumSentence(maximum, campaign.currencyCode)}</NoWrap>
            </SmallText>
          ) : null}
        </Stack>
      </Card>
    </Form>
  );
}

/** The button to invest ends the first card, and the second one has what the investor may want to know before. */
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    gap: ${tokens.space[6]};
    align-items: start;
  }
`;

function limitsHint(campaign: Campaign): string {
  const { currencyCode, minAmountPerInvestor: min, maxAmountPerInvestor: max } = campaign;
  const limits = [
    (toCentavos(min) ?? 0) > 0 ? `at least ${formatMoney(min, currencyCode)}` : '',
    (toCentavos(max) ?? 0) > 0 ? `at most ${formatMoney(max, currencyCode)}` : '',
  ];
  return limits.filter(Boolean).join(', ').replace(/^a/, 'A');
}

function maximumSentence(
  { committed, left }: NonNullable<Investment['maximum']>,
  currency: string,
) {
  const inCurrency = (amount: Centavos) => `${currency} ${formatCentavos(amount)}`;
  return `You have committed ${inCurrency(committed)}, so ${inCurrency(left)} is left of the maximum.`;
}
