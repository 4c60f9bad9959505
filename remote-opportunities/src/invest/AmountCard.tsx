import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { MoneyField } from '@investor-portal/shared/form/MoneyField';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { readAmount } from '@investor-portal/shared/rules/amount-grammar';
import { formatAmountInput } from '@investor-portal/shared/rules/amount-input';
import {
  formatCentavos,
  formatMoney,
  fromCentavos,
  toCentavos,
  type Centavos,
} from '@investor-portal/shared/rules/money';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { useRemainingMaximum, type RemainingMaximum } from '../my-commitments/use-my-commitments';
import { useStandardLimit } from '../limit/standard-limit';
import { amountError } from '../offering/amount';
import { InvestBar } from '../offering/InvestBar';
import { AmountSteps } from './AmountSteps';
import { Funds } from './Funds';
import { Oversubscription, Purchase, PurchaseFacts } from './Purchase';
import { ShareRounding } from './ShareRounding';
import { useStickyBar } from './use-sticky-bar';

interface AmountCardProps {
  campaign: Campaign;
  user: UserDetails | undefined;
  initialText: string;
  closed: boolean;
  onInvest: (amount: Centavos) => void;
  onLeave: (amount: Centavos) => void;
  onType: (text: string) => void;
}

/** The amount field of spec §5. New limits of the campaign validate the amount again. */
export function AmountCard({
  campaign,
  user,
  initialText,
  closed,
  onInvest,
  onLeave,
  onType,
}: AmountCardProps) {
  const id = useId();
  const currency = campaign.currencyCode;
  const [typed, setTyped] = useState(() => formatAmountInput(initialText, currency));
  // An empty field is not an error until the investor has visited it.
  const [touched, setTouched] = useState(initialText !== '');
  const error = amountError(typed, campaign, currency);
  const reading = readAmount(typed, currency);
  // All other parts of the screen use this reading of the text.
  const amount = reading.kind === 'amount' ? reading.plain : '';
  const validAmount = error === null ? amount : '';
  const limit = useStandardLimit(user);
  const maximum = useRemainingMaximum(campaign);
  // The suggested amounts do not exceed the rest of the maximum.
  const offer = maximum
    ? { ...campaign, maxAmountPerInvestor: fromCentavos(maximum.left) }
    : campaign;
  // The hint cannot say what is left if that is less than the minimum.
  const least = Math.max(toCentavos(campaign.minAmountPerInvestor) ?? 0, 1);
  const leftToSay = maximum && maximum.left >= least ? maximum.left : null;
  const { bar, stays } = useStickyBar();

  const passOn = (take: (amount: Centavos) => void) => {
    const centavos = toCentavos(amount);
    if (error === null && centavos !== null && !closed) take(centavos);
  };
  const type = (text: string) => {
    setTyped(text);
    setTouched(true);
    onType(text);
  };
  const choose = (chosen: Centavos) => type(formatCentavos(chosen));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    passOn(onInvest);
  };

  return (
    <Form onSubmit={submit} noValidate>
      <Card>
        <Stack $gap={5}>
          <MoneyField
            name="amount"
            label="Amount"
            currency={currency}
            hint={limitsHint(campaign, leftToSay)}
            aria-describedby={maximum && leftToSay === null ? `${id}-left` : undefined}
            error={touched && !closed ? (error ?? undefined) : undefined}
            required
            large
            disabled={closed}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTouched(true)}
          />
          {closed ? null : (
            <>
              {maximum?.left === 0 ? null : (
                <>
                  <AmountSteps campaign={offer} amount={amount} onUse={choose} />
                  <ShareRounding campaign={offer} amount={validAmount} onUse={choose} />
                </>
              )}
              <Funds
                campaign={campaign}
                amount={amount}
                valid={error === null}
                wallet={user?.walletDetails ?? null}
                limit={limit}
                maximum={maximum}
                onUse={choose}
                onLeave={() => passOn(onLeave)}
              />
            </>
          )}
          <InvestBar
            ref={bar}
            stays={stays}
            facts={<PurchaseFacts campaign={campaign} amount={validAmount} />}
          >
            <Button type="submit" disabled={closed || error !== null}>
              Invest
            </Button>
          </InvestBar>
        </Stack>
      </Card>
      <Card>
        <Stack $gap={4}>
          <Purchase
            campaign={campaign}
            amount={validAmount}
            user={user}
            limit={limit}
            closed={closed}
          />
          {closed ? null : <Oversubscription campaign={campaign} amount={validAmount} />}
          {/* This sentence arrives late, so it comes last, where nothing is below it. */}
          {maximum && leftToSay === null ? (
            <SmallText id={`${id}-left`}>
              <NoWrap hideable>{leftText(maximum, currency)}</NoWrap>
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

/** `left` is what is left of the maximum after earlier commitments, or null for the maximum itself. */
function limitsHint(campaign: Campaign, left: Centavos | null): ReactNode {
  const { currencyCode, minAmountPerInvestor: min, maxAmountPerInvestor: max } = campaign;
  const least = (toCentavos(min) ?? 0) > 0 ? `At least ${formatMoney(min, currencyCode)}` : '';
  if ((toCentavos(max) ?? 0) <= 0) return least;
  const most = formatMoney(left === null ? max : formatCentavos(left), currencyCode);
  return (
    <>
      <NoWrap>{least ? `${least}, at most ` : 'At most '}</NoWrap>
      <NoWrap hideable={left !== null}>{most}</NoWrap>
      <More $shown={left !== null}> more</More>
    </>
  );
}

/** The remaining maximum loads late. The word keeps its room until then, so that the hint never gets another line. */
const More = styled.span<{ $shown: boolean }>`
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
`;

function leftText(maximum: RemainingMaximum, currency: string): string {
  const [committed, left] = [maximum.committed, maximum.left].map(
    (each) => `${currency} ${formatCentavos(each)}`,
  );
  return `You have committed ${committed}, so ${left} is left of the maximum.`;
}
