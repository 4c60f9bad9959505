import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import {
  walletProviderCode,
  type PaymentOption,
} from '@investor-portal/shared/partner-api/contract/payments';
import { paths } from '@investor-portal/shared/routes/paths';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { formatCentavos, toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { formatSharePrice } from '@investor-portal/shared/rules/share-price';
import { wholeShares } from '@investor-portal/shared/rules/shares';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { DataList, type DataItem } from '@investor-portal/shared/ui/DataList';
import { Cluster, Stack } from '@investor-portal/shared/ui/Layout';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { cameFromPayment } from '../investment-draft/investment-draft';
import { LazyOfferingDocument } from '../offering/lazy-offering-document';
import { ShortfallNotice } from '../offering/AmountNotices';
import { feeText, paymentLabel, sharesOfIssuer } from '../receipt/receipt';

interface ReviewFiguresProps {
  campaign: Campaign;
  amount: Centavos;
  payment: PaymentOption;
  wallet: UserDetails['walletDetails'];
}

/** What the amount buys, in one line, and the summary of spec §2. What is zero is left out. */
export function ReviewFigures({ campaign, amount, payment, wallet }: ReviewFiguresProps) {
  const { currencyCode, sharePrice } = campaign;
  const bought = wholeShares(formatCentavos(amount), sharePrice);
  const inCurrency = (centavos: Centavos) => `${currencyCode} ${formatCentavos(centavos)}`;
  const fee = toCentavos(payment.fee) ?? 0;
  const total = (amount + fee) as Centavos;
  const items: DataItem[] = [
    {
      label: 'Payment Option',
      value: (
        <Cluster $gap={3} $justify="end">
          <span>{paymentLabel(payment)}</span>
          <ChangeLink campaignGuid={campaign.guid} />
        </Cluster>
      ),
    },
    { label: 'Investment Amount', value: inCurrency(amount) },
  ];
  if (bought && bought.leftOver > 0)
    items.push({
      label: 'Goes back when the campaign closes',
      value: inCurrency(bought.leftOver),
    });
  const fees = feeText(payment.fee, currencyCode);
  if (fees) items.push({ label: 'Fees', value: fees });
  items.push(
    { label: 'Total Amount', value: <strong translate="no">{inCurrency(total)}</strong> },
    {
      label: 'Offering document',
      value: <LazyOfferingDocument issuerGuid={campaign.issuerGuid} />,
    },
  );
  return (
    <Stack $gap={4}>
      <div>
        <Headline>
          <NoWrap>
            {`${inCurrency(amount)} ${sharesOfIssuer(bought?.shares, issuerNameOf(campaign))}`}
          </NoWrap>
        </Headline>
        {bought ? (
          <Price>
            <NoWrap>{`${formatSharePrice(sharePrice, currencyCode)} a share`}</NoWrap>
          </Price>
        ) : null}
      </div>
      <DataList items={items} />
      {payment.providerCode === walletProviderCode ? (
        <ShortfallNotice amount={formatCentavos(total)} currency={currencyCode} wallet={wallet} />
      ) : null}
    </Stack>
  );
}

const Headline = styled.p`
  font-size: ${tokens.text.xl};
  font-weight: 640;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const Price = styled.p`
  margin-top: ${tokens.space[1]};
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
`;

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
