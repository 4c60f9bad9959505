import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import {
  walletProviderCode,
  type PaymentOption,
} from '@investor-portal/shared/partner-api/payments';
import { paths } from '@investor-portal/shared/routes/paths';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { formatCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { wholeShares } from '@investor-portal/shared/rules/shares';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Cluster, Stack } from '@investor-portal/shared/ui/Layout';
import { Money } from '@investor-portal/shared/ui/Money';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { cameFromPayment } from '../investment-draft/investment-draft';
import { cancellationText } from '../offering/phase';
import { ShortfallNotice } from '../offering/AmountNotices';
import { paymentLabel } from '../receipt/receipt';

interface ReviewFiguresProps {
  campaign: Campaign;
  amount: Centavos;
  payment: PaymentOption;
  wallet: UserDetails['walletDetails'];
  /** Epoch ms. */
  now: number;
}

/** The summary of spec §2, with what the amount buys and the cancellation deadline. */
export function ReviewFigures({ campaign, amount, payment, wallet, now }: ReviewFiguresProps) {
  const bought = wholeShares(formatCentavos(amount), campaign.sharePrice);
  const money = `${campaign.currencyCode} ${formatCentavos(amount)}`;
  const fromWallet = payment.providerCode === walletProviderCode;
  return (
    <Stack $gap={4}>
      <DataList
        items={[
          { label: 'Issuer', value: issuerNameOf(campaign) },
          {
            label: 'Payment Option',
            value: (
              <Cluster $gap={3} $justify="end">
                {paymentLabel(payment)}
                <ChangeLink campaignGuid={campaign.guid} />
              </Cluster>
            ),
          },
          {
            label: 'Share price',
            value: <Money perShare amount={campaign.sharePrice} currency={campaign.currencyCode} />,
          },
          { label: 'Whole shares', value: formatCount(bought?.shares ?? null) },
          {
            label: 'Not invested (less than one share)',
            value: bought ? `${campaign.currencyCode} ${formatCentavos(bought.leftOver)}` : '--',
          },
          {
            label: 'Can be cancelled until',
            value: cancellationText(campaign.offeredPeriodEndDate, now),
          },
          { label: 'Investment Amount', value: money },
          { label: 'Total Amount', value: <strong>{money}</strong> },
        ]}
      />
      {fromWallet ? (
        <ShortfallNotice
          amount={formatCentavos(amount)}
          currency={campaign.currencyCode}
          wallet={wallet}
        />
      ) : null}
    </Stack>
  );
}

/** Goes back to Payment Option (spec §2) where the investor came from there, rather than adding a history entry. */
function ChangeLink({ campaignGuid }: { campaignGuid: string }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!cameFromPayment(state) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <TextLink to={paths.payment(campaignGuid)} onClick={goBack}>
      Change
    </TextLink>
  );
}
