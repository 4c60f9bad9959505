import { useNow } from '@investor-portal/shared/hooks/use-now';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { formatCentavos, toCentavos } from '@investor-portal/shared/rules/money';
import { formatPercent } from '@investor-portal/shared/rules/percent';
import { formatSharePrice } from '@investor-portal/shared/rules/share-price';
import {
  allotmentNow,
  equityPercent,
  sharesText,
  wholeShares,
} from '@investor-portal/shared/rules/shares';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { DataList, type DataItem } from '@investor-portal/shared/ui/DataList';
import { Money } from '@investor-portal/shared/ui/Money';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { SmallText } from '@investor-portal/shared/ui/Layout';
import { Skeleton } from '@investor-portal/shared/ui/Skeleton';
import { cancellationDeadline } from '@investor-portal/shared/rules/deadline';
import { cancellationItem, oversubscriptionSentences } from '@investor-portal/shared/rules/words';
import type { StandardLimit } from '../limit/standard-limit';
import { offeringDocumentItem } from '../offering/lazy-offering-document';
import type { Investment } from './use-investment';

interface AmountProps {
  campaign: Campaign;
  /** The typed amount in digits and a dot, or '' if it is not valid. */
  amount: string;
}

export function PurchaseFacts({ campaign, amount }: AmountProps) {
  const { currencyCode, sharePrice } = campaign;
  const centavos = toCentavos(amount);
  if (centavos === null)
    return (
      <strong>
        <NoWrap>{`${formatSharePrice(sharePrice, currencyCode)} per share`}</NoWrap>
      </strong>
    );
  return (
    <>
      <strong translate="no">{`${currencyCode} ${formatCentavos(centavos)}`}</strong>
      <span>{sharesText(amount, campaign)}</span>
    </>
  );
}

type PurchaseProps = Pick<Investment, 'campaign' | 'validAmount' | 'user' | 'limit' | 'closed'>;

export function Purchase({ campaign, validAmount, user, limit, closed }: PurchaseProps) {
  const now = useNow(1_000);
  const { currencyCode, sharePrice, numberSharesOffered, equityOffered } = campaign;
  const allotment = allotmentNow(validAmount, campaign);
  const shares = allotment?.wanted ?? wholeShares(validAmount, sharePrice)?.shares ?? 0;
  const equity = equityPercent(shares, numberSharesOffered ?? 0, equityOffered ?? 0);
  const wallet = user?.walletDetails;
  const items: (DataItem | false)[] = [
    {
      label: 'Wallet',
      value: <Money hideable amount={wallet?.balance} currency={wallet?.currencyCode} />,
    },
    user !== undefined &&
      limit.kind !== 'waived' && {
        label: 'Left of your standard limit (estimate)',
        value: <LimitText limit={limit} />,
      },
    { label: 'Share price', value: <Money perShare amount={sharePrice} currency={currencyCode} /> },
    equity !== null &&
      equity > 0 && {
        label: 'Share of the equity',
        value: `${allotment ? 'At most ' : ''}${formatPercent(equity)}`,
      },
    !closed && cancellationItem(cancellationDeadline(campaign, now), now),
    offeringDocumentItem(campaign.issuerGuid),
  ];
  return <DataList items={items.filter((item) => item !== false)} />;
}

/** The text takes one line in every state, so that nothing moves when the estimate arrives. */
function LimitText({ limit }: { limit: StandardLimit }) {
  if (limit.kind === 'loading') return <Skeleton width="12rem" height="1.55rem" />;
  if (limit.kind !== 'estimated') return <span>Not known</span>;
  const { currency } = runtimeConfig();
  return (
    <span>
      <HideableFigures>{`${currency} ${formatCentavos(limit.left)}`}</HideableFigures>
      <NoWrap>{` of ${currency} ${formatCentavos(limit.limit)}`}</NoWrap>
    </span>
  );
}

export function Oversubscription({ campaign, amount }: AmountProps) {
  return (
    <SmallText>{oversubscriptionSentences(allotmentNow(amount, campaign)).join(' ')}</SmallText>
  );
}
