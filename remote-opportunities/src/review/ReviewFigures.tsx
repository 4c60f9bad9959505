import { styled } from 'styled-components';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { PaymentOption } from '@investor-portal/shared/partner-api/contract/payments';
import { paths } from '@investor-portal/shared/routes/paths';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { formatCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { formatSharePrice } from '@investor-portal/shared/rules/share-price';
import { allotmentNow, sharesText, wholeShares } from '@investor-portal/shared/rules/shares';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { DataList, type DataItem } from '@investor-portal/shared/ui/DataList';
import { Cluster, SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { LargeAmount } from '@investor-portal/shared/ui/LargeAmount';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { offeringDocumentItem } from '../offering/lazy-offering-document';
import { ShortfallNotice } from '../offering/Notices';
import { balanceIn, isUsable, paymentLabel, totalOf } from '../offering/amount';
import { restLabel } from '@investor-portal/shared/rules/words';
import { feeText, sharesOfIssuer } from '../receipt/receipt';

interface ReviewFiguresProps {
  campaign: Campaign;
  amount: Centavos;
  payment: PaymentOption;
  /** Undefined until the account is loaded, and while the commitment may have been made. */
  wallet: UserDetails['walletDetails'] | undefined;
  /** The amount that the wallet lacks for the total, or null to show no shortfall. */
  missing: Centavos | null;
}

/** Shows the total, what the amount buys in one line, and the summary of spec §2. Zero values are left out. */
export function ReviewFigures({ campaign, amount, payment, wallet, missing }: ReviewFiguresProps) {
  const { currencyCode, sharePrice } = campaign;
  const bought = wholeShares(formatCentavos(amount), sharePrice);
  const shares = bought?.shares ? sharesText(formatCentavos(amount), campaign) : null;
  const changeAmount = paths.invest(campaign.guid);
  const inCurrency = (centavos: Centavos) => `${currencyCode} ${formatCentavos(centavos)}`;
  const rest = bought?.leftOver ?? (0 as Centavos);
  const total = totalOf(amount, payment, currencyCode);
  const paysFromWallet = isUsable(payment);
  const oversubscribed = allotmentNow(formatCentavos(amount), campaign) !== null;
  const fees = feeText(payment.fee);
  const detail = paysFromWallet ? paymentLabel(payment) : payment.productName;
  const items: (DataItem | false)[] = [
    {
      label: 'Payment Option',
      value: (
        <Stack $gap={2}>
          <Cluster $justify="end">
            <span>{paysFromWallet ? 'Wallet' : payment.providerName || '--'}</span>
            <TextLink to={paths.payment(campaign.guid)}>Change</TextLink>
          </Cluster>
          {detail ? <Detail>{detail}</Detail> : null}
        </Stack>
      ),
    },
    { label: 'Investment Amount', value: inCurrency(amount) },
    rest > 0 && { label: restLabel(oversubscribed), value: inCurrency(rest) },
    fees !== null && { label: 'Fees', value: fees },
    paysFromWallet &&
      runtimeConfig().platformRules.debitsAtOnce && {
        label: 'Wallet afterwards',
        value: <HideableFigures>{walletAfter(total, currencyCode, wallet)}</HideableFigures>,
      },
    offeringDocumentItem(campaign.issuerGuid),
  ];
  return (
    <Stack $gap={6}>
      <LargeAmount label="Total Amount" amount={total} currency={currencyCode} />
      <div>
        <p>
          <NoWrap>
            {`${inCurrency(amount)} ${sharesOfIssuer(shares, issuerOrCode(campaign))}`}
          </NoWrap>
        </p>
        <Cluster $justify="between">
          <SmallText>
            {bought ? (
              <NoWrap>{`${formatSharePrice(sharePrice, currencyCode)} a share`}</NoWrap>
            ) : null}
          </SmallText>
          {/* The specification has a single 'Change' link, for the payment option. */}
          <TextLink to={changeAmount}>Edit amount</TextLink>
        </Cluster>
      </div>
      <DataList items={items.filter((item) => item !== false)} />
      {paysFromWallet && missing !== null ? (
        <ShortfallNotice missing={missing} currency={currencyCode} balance={wallet?.balance}>
          <LinkButton variant="secondary" size="sm" to={changeAmount}>
            Change amount
          </LinkButton>
        </ShortfallNotice>
      ) : null}
    </Stack>
  );
}

/** Returns the wallet's balance after the payment, '--' if it is unknown, or that the money is not enough. */
function walletAfter(
  total: Centavos,
  currency: string,
  wallet: UserDetails['walletDetails'] | undefined,
): string {
  const balance = balanceIn(currency, wallet);
  if (balance === null) return '--';
  return balance < total
    ? 'Not enough money'
    : `${currency} ${formatCentavos((balance - total) as Centavos)}`;
}

/* It cannot push the name above it out of the line of its label. */
const Detail = styled(SmallText)`
  width: 0;
  min-width: 100%;
`;
