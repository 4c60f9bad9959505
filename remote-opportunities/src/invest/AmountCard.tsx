import { useState, type SubmitEvent } from 'react';
import { MoneyField } from '@investor-portal/shared/form/MoneyField';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import {
  formatCentavos,
  formatMoney,
  toCentavos,
  type Centavos,
} from '@investor-portal/shared/rules/money';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { amountProblem, type AmountLimits } from './amount-problem';
import { Purchase } from './Purchase';

interface AmountCardProps {
  campaign: Campaign;
  wallet: UserDetails['walletDetails'];
  /** The amount entered before, if there is one. */
  startWith: Centavos | null;
  closed: boolean;
  onInvest: (amount: Centavos) => void;
}

/** The amount field of spec §5 and, under it, what the amount buys. Judged anew when the limits move. */
export function AmountCard({ campaign, wallet, startWith, closed, onInvest }: AmountCardProps) {
  const [amount, setAmount] = useState(startWith === null ? '' : formatCentavos(startWith));
  // An empty field is no mistake before one has been in it.
  const [touched, setTouched] = useState(startWith !== null);
  const limits = { min: campaign.minAmountPerInvestor, max: campaign.maxAmountPerInvestor };
  const problem = amountProblem(amount, limits);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const centavos = toCentavos(amount);
    if (problem === null && centavos !== null && !closed) onInvest(centavos);
  };

  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <Stack $gap={5}>
          <MoneyField
            name="amount"
            label="Amount"
            currency={campaign.currencyCode}
            hint={limitsText(limits, campaign.currencyCode)}
            error={touched && !closed ? (problem ?? undefined) : undefined}
            required
            disabled={closed}
            value={amount}
            onChange={(event) => {
              setAmount(event.target.value);
              setTouched(true);
            }}
            onBlur={() => setTouched(true)}
          />
          <Purchase campaign={campaign} amount={amount} wallet={wallet} />
          <Button type="submit" wide disabled={closed || problem !== null}>
            Invest
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

function limitsText({ min, max }: AmountLimits, currency: string): string {
  const least = (toCentavos(min) ?? 0) > 0 ? `at least ${formatMoney(min, currency)}` : '';
  const most = (toCentavos(max) ?? 0) > 0 ? `at most ${formatMoney(max, currency)}` : '';
  const text = [least, most].filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
