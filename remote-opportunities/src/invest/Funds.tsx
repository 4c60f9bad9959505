import { styled } from 'styled-components';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Money } from '@investor-portal/shared/ui/Money';
import { Skeleton } from '@investor-portal/shared/ui/Skeleton';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { Own } from '@investor-portal/shared/ui/Own';
import { LimitNotice, ShortfallNotice } from '../offering/AmountNotices';
import { excessOf, type StandardLimit } from '../limit/standard-limit';
import { walletShortfall } from '../offering/amount';

interface FundsProps {
  /** The text that the investor typed. */
  amount: string;
  currency: string;
  wallet: UserDetails['walletDetails'];
  limit: StandardLimit;
  /** The investor leaves for the premium form. */
  onLeave: () => void;
}

/**
 * What the investor can spend, directly under the amount: what is missing first, since a phone shows little below the field,
 * then the wallet's balance and the rest of the standard limit.
 */
export function Funds({ amount, currency, wallet, limit, onLeave }: FundsProps) {
  // The limit is in the platform's currency.
  const estimate =
    limit.kind === 'estimated' && currency === runtimeConfig().currency ? limit : null;
  const warnings = [
    walletShortfall(amount, currency, wallet) === null
      ? ''
      : 'Your wallet balance is less than this amount.',
    estimate && excessOf(amount, estimate) > 0
      ? 'This is over your standard investment limit.'
      : '',
  ];
  return (
    <Stack $gap={4}>
      {/* Announced once when it begins to apply, not with every figure that is typed. */}
      <VisuallyHidden role="status">{warnings.filter(Boolean).join(' ')}</VisuallyHidden>
      <ShortfallNotice amount={amount} currency={currency} wallet={wallet} />
      {estimate ? (
        <LimitNotice amount={amount} currency={currency} estimate={estimate} onLeave={onLeave} />
      ) : null}
      <DataList
        columns={2}
        items={[
          {
            label: 'Wallet balance',
            value: <Money own amount={wallet?.balance} currency={wallet?.currencyCode} />,
          },
          { label: 'Left of your standard limit (estimate)', value: <LimitText limit={limit} /> },
        ]}
      />
    </Stack>
  );
}

/** One line in every state, so that nothing moves when the estimate arrives. */
function LimitText({ limit }: { limit: StandardLimit }) {
  if (limit.kind === 'waived') return 'No limit for your account';
  if (limit.kind === 'unknown') return 'Not known';
  if (limit.kind === 'loading') return <Skeleton width="12rem" height="1.55rem" />;
  const { currency } = runtimeConfig();
  return (
    <Figures>
      <Own>{`${currency} ${formatCentavos(limit.left)}`}</Own>
      {` of ${currency} ${formatCentavos(limit.limit)}`}
    </Figures>
  );
}

const Figures = styled.span`
  font-variant-numeric: tabular-nums lining-nums;
`;
