import { styled } from 'styled-components';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import type { PaymentOption } from '@investor-portal/shared/partner-api/contract/payments';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Money } from '@investor-portal/shared/ui/Money';

export const toCard = ({ productGuid, providerName, productName }: PaymentOption) => ({
  value: productGuid,
  label: providerName || productName || '--',
  description: providerName && productName,
});

/**
 * The portal calls the wallet the same everywhere, but its provider may not. The name for screen readers is that of the
 * specification: provider and product (spec §2).
 */
export const toWalletCard = ({ productGuid, providerName, productName }: PaymentOption) => ({
  value: productGuid,
  label: <span aria-hidden="true">Wallet</span>,
  aside: <WalletBalance />,
  description: (
    <Provider>
      <span>{providerName || '--'}</span>
      {productName ? <span>{` ${productName}`}</span> : null}
    </Provider>
  ),
});

function WalletBalance() {
  const { data: user, error } = useUserDetails();
  // '--' would say that the balance is unknown, and would move aside for it.
  if (!user && !error) return null;
  const wallet = user?.walletDetails;
  return wallet ? (
    <Balance>
      <Money hideable amount={wallet.balance} currency={wallet.currencyCode} />
    </Balance>
  ) : (
    <span>--</span>
  );
}

const Balance = styled.span`
  font-weight: 600;
`;

/** The page's title says the same as the legend. */
export const Usable = styled.div`
  legend {
    ${visuallyHidden}
  }
`;

/** Looks like a footnote, so that the eye stays on the option that can pay. */
export const Unusable = styled.div`
  legend {
    color: ${tokens.colour['ink-soft']};
  }

  label:not(:has(:checked)),
  label:not(:has(:checked)):hover {
    background: none;
    border-color: ${tokens.colour.line};
    color: ${tokens.colour['ink-soft']};
  }

  label > span {
    font-size: ${tokens.text.sm};
  }
`;

const Provider = styled.span`
  > span + span {
    margin-inline-start: ${tokens.space[2]};
    padding-inline-start: ${tokens.space[1]};
    border-inline-start: 1px solid ${tokens.colour['line-strong']};
  }
`;
