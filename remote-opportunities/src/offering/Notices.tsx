import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { paths } from '@investor-portal/shared/routes/paths';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { formatCentavos, formatMoney, type Centavos } from '@investor-portal/shared/rules/money';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { useTopUp } from '@investor-portal/shared/hooks/use-top-up';
import { Button } from '@investor-portal/shared/ui/Button';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { NextSteps } from './NextSteps';
import { changedRemaining, changedTerms, type Terms } from './terms';

interface ShortfallNoticeProps {
  missing: Centavos;
  currency: string;
  balance: number | null | undefined;
  /** Other buttons beside the button that adds money. */
  children?: ReactNode;
}

export function ShortfallNotice({ missing, currency, balance, children }: ShortfallNoticeProps) {
  return (
    <Notice
      tone="warning"
      title={
        <NoWrap hideable>{`Your wallet is short by ${currency} ${formatCentavos(missing)}`}</NoWrap>
      }
    >
      <NoWrap hideable>
        {`It has ${formatMoney(balance, currency)}. Add money on the platform before you submit.`}
      </NoWrap>
      <NextSteps>
        {children}
        <TopUpButton missing={missing} currency={currency} />
      </NextSteps>
    </Notice>
  );
}

/** Premium Account Access waives the standard investment limit (spec §6). */
export function PremiumApplicationLink({ onClick }: { onClick?: () => void }) {
  return (
    <LinkButton variant="secondary" size="sm" to={paths.premiumAccount} onClick={onClick}>
      Apply for Premium Account Access
    </LinkButton>
  );
}

interface TopUpButtonProps {
  /** The amount that the wallet lacks. Null if it has enough or the balance is unknown. */
  missing: Centavos | null;
  currency: string;
}

/** Opens the platform's own page to add money. Renders nothing if the platform has none. */
export function TopUpButton({ missing, currency }: TopUpButtonProps) {
  const askForMoney = useTopUp();
  if (missing === null || askForMoney === null) return null;
  return (
    <Button variant="secondary" size="sm" onClick={() => askForMoney({ missing, currency })}>
      Add money to your wallet
    </Button>
  );
}

interface ChangesNoticeProps {
  before: Terms;
  after: Terms;
  title: string;
}

/** Lists what has changed since the investor last saw the terms. Renders nothing if nothing has changed. */
export function ChangesNotice({ before, after, title }: ChangesNoticeProps) {
  const terms = changedTerms(before, after);
  const remaining = changedRemaining(before, after);
  const changes = remaining ? [...terms, remaining] : terms;
  if (changes.length === 0) return null;
  return (
    <Notice tone={terms.length > 0 ? 'warning' : 'info'} live title={title}>
      <List>
        {changes.map((change) => (
          <li key={change.label}>
            <span>{`${change.label}: `}</span>
            <del translate="no">{change.before}</del>
            <span> → </span>
            <ins translate="no">{change.after}</ins>
          </li>
        ))}
      </List>
    </Notice>
  );
}

const List = styled.ul`
  ${tabularDigits}
  display: grid;
  gap: ${tokens.space[1]};
  margin-top: ${tokens.space[1]};

  ins {
    font-weight: 600;
    text-decoration: none;
  }
`;
