import { useId, type ReactNode, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { MoneyField } from '@investor-portal/shared/form/MoneyField';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import {
  formatCentavos,
  formatMoney,
  toCentavos,
  type Centavos,
} from '@investor-portal/shared/rules/money';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import type { RemainingMaximum } from '../my-commitments/use-my-commitments';
import { InvestBar, barHeight } from '../offering/InvestBar';
import { AmountSteps } from './AmountSteps';
import { Funds } from './Funds';
import { Oversubscription, Purchase, PurchaseFacts } from './Purchase';
import { ShareRounding } from './ShareRounding';
import type { Investment } from './use-investment';

interface AmountCardProps {
  investment: Investment;
  /** Called once the amount is saved. */
  onInvest: () => void;
}

/** The amount field of spec §5. New limits of the campaign validate the amount again. */
export function AmountCard({ investment, onInvest }: AmountCardProps) {
  const { campaign, closed, user, amount, validAmount, maximum, choose } = investment;
  const id = useId();
  // The hint cannot say what is left if that is less than the minimum.
  const least = Math.max(toCentavos(campaign.minAmountPerInvestor) ?? 0, 1);
  const leftToSay = maximum && maximum.left >= least ? maximum.left : null;
  const { bar, stays } = useStickyBar();
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
            hint={limitsHint(campaign, leftToSay)}
            aria-describedby={maximum && leftToSay === null ? `${id}-left` : undefined}
            error={investment.shownError}
            required
            large
            disabled={closed}
            value={investment.text}
            onChange={(event) => investment.type(event.target.value)}
            onBlur={investment.visit}
          />
          {closed ? null : (
            <>
              {maximum?.left === 0 ? null : (
                <>
                  <AmountSteps campaign={investment.offer} amount={amount} onUse={choose} />
                  <ShareRounding campaign={investment.offer} amount={validAmount} onUse={choose} />
                </>
              )}
              <Funds investment={investment} />
            </>
          )}
          <InvestBar
            ref={bar}
            stays={stays}
            facts={<PurchaseFacts campaign={campaign} amount={validAmount} />}
          >
            <Button type="submit" disabled={closed || investment.error !== null}>
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
            limit={investment.limit}
            closed={closed}
          />
          {closed ? null : <Oversubscription campaign={campaign} amount={validAmount} />}
          {/* This sentence arrives late, so it comes last, where nothing is below it. */}
          {maximum && leftToSay === null ? (
            <SmallText id={`${id}-left`}>
              <NoWrap hideable>{leftText(maximum, campaign.currencyCode)}</NoWrap>
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

/**
 * Returns whether the bar stays at the lower edge: if the page scrolls and the bar is a small part of the screen. The page
 * reserves more room for a staying bar, so a page that scrolled before still scrolls and the result does not flip.
 */
function useStickyBar() {
  const bar = useRef<HTMLDivElement>(null);
  const [stays, setStays] = useState(false);
  useLayoutEffect(() => {
    const { documentElement: root, body } = document;
    const update = () => {
      const height = bar.current?.offsetHeight ?? 0;
      root.style.setProperty(barHeight, `${height}px`);
      const { scrollHeight, clientHeight } = root;
      // The bar's own height may differ by a line between its place and the edge, so the two thresholds differ.
      setStays((now) => scrollHeight > clientHeight && height <= clientHeight * (now ? 0.4 : 0.3));
    };
    // The update changes the height of the body, which WebKit reports as an error while it delivers sizes.
    let frame = 0;
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    });
    sizes.observe(body);
    if (bar.current) sizes.observe(bar.current);
    window.addEventListener('resize', update);
    update();
    return () => {
      sizes.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', update);
      root.style.removeProperty(barHeight);
    };
  }, []);
  return { bar, stays };
}
