import { useNow } from '@investor-portal/shared/hooks/use-now';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { Centavos } from '@investor-portal/shared/rules/money';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { formatPercent } from '@investor-portal/shared/rules/percent';
import { equityPercent, wholeShares } from '@investor-portal/shared/rules/shares';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Money } from '@investor-portal/shared/ui/Money';
import { cancellationText } from '../offering/cancellation';
import { ShareRounding } from './ShareRounding';

interface PurchaseProps {
  campaign: Campaign;
  /** As the investor typed it. */
  amount: string;
  /** Takes a suggested amount. */
  onUse: (amount: Centavos) => void;
}

/** What an amount buys, exact in centavos. */
export function Purchase({ campaign, amount, onUse }: PurchaseProps) {
  const now = useNow(1_000);
  const bought = wholeShares(amount, campaign.sharePrice);
  const equity = bought
    ? equityPercent(bought.shares, campaign.numberSharesOffered ?? 0, campaign.equityOffered ?? 0)
    : null;
  return (
    <DataList
      items={[
        { label: 'Whole shares', value: formatCount(bought?.shares ?? null) },
        {
          label: 'Share price',
          value: <Money perShare amount={campaign.sharePrice} currency={campaign.currencyCode} />,
        },
        {
          label: 'Not invested (less than one share)',
          value: <ShareRounding campaign={campaign} bought={bought} onUse={onUse} />,
        },
        { label: 'Share of the equity', value: formatPercent(equity) },
        {
          label: 'Can be cancelled until',
          value: cancellationText(campaign.offeredPeriodEndDate, now),
        },
      ]}
    />
  );
}
