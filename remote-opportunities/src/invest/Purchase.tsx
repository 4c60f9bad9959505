import { formatCount } from '@investor-portal/shared/rules/number-format';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { formatPercent } from '@investor-portal/shared/rules/percent';
import { equityPercent, wholeShares } from '@investor-portal/shared/rules/shares';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Money } from '@investor-portal/shared/ui/Money';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { exceedsWallet } from '../offering/amount';
import { cancellationText } from '../offering/cancellation';

interface PurchaseProps {
  campaign: Campaign;
  /** As the investor typed it. */
  amount: string;
  wallet: UserDetails['walletDetails'];
}

/** What an amount buys, exact in centavos, and the wallet's balance. */
export function Purchase({ campaign, amount, wallet }: PurchaseProps) {
  const now = useNow(1_000);
  const bought = wholeShares(amount, campaign.sharePrice);
  const equity = bought
    ? equityPercent(bought.shares, campaign.numberSharesOffered ?? 0, campaign.equityOffered ?? 0)
    : null;
  const currency = campaign.currencyCode;
  return (
    <Stack $gap={4}>
      <DataList
        items={[
          {
            label: 'Whole shares',
            value: formatCount(bought?.shares ?? null),
          },
          {
            label: 'Share price',
            value: <Money perShare amount={campaign.sharePrice} currency={currency} />,
          },
          {
            label: 'Not invested (less than one share)',
            value: bought ? `${currency} ${formatCentavos(bought.leftOver)}` : '--',
          },
          { label: 'Share of the equity', value: formatPercent(equity) },
          {
            label: 'Wallet balance',
            value: <Money amount={wallet?.balance} currency={wallet?.currencyCode} />,
          },
          {
            label: 'Can be cancelled until',
            value: cancellationText(campaign.offeredPeriodEndDate, now),
          },
        ]}
      />
      {exceedsWallet(amount, currency, wallet) ? (
        <Notice tone="warning" live title="Your wallet balance is less than this amount" />
      ) : null}
    </Stack>
  );
}
