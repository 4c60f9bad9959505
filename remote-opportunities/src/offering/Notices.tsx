import type { ReactNode } from 'react';
import { paths } from '@investor-portal/shared/routes/paths';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { formatCentavos, formatMoney, type Centavos } from '@investor-portal/shared/rules/money';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { useTopUp } from '@investor-portal/shared/hooks/use-top-up';
import { Button } from '@investor-portal/shared/ui/Button';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { NextSteps } from './NextSteps';
import { changedRemaining, changedTerms, type Terms } from './terms';

interface ShortfallNoticeProps {
  missing: Centavos;
  currency: string;
  balance: number | null | undefined;
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

/** Opens the platform's page to add money, if it has one. `missing` is what the wallet lacks: null if nothing, or unknown. */
export function TopUpButton({ missing, currency }: { missing: Centavos | null; currency: string }) {
  const askForMoney = useTopUp();
  if (missing === null || askForMoney === null) return null;
  return (
    <Button variant="secondary" size="sm" onClick={() => askForMoney({ missing, currency })}>
      Add money to your wallet
    </Button>
  );
}

export function ChangesNotice(props: { before: Terms; after: Terms; title: string }) {
  const { before, after, title } = props;
  const terms = changedTerms(before, after);
  const remaining = changedRemaining(before, after);
  const changes = remaining ? [...terms, remaining] : terms;
  if (changes.length === 0) return null;
  return (
    <Notice tone={terms.length > 0 ? 'warning' : 'info'} live title={title}>
      <Stack as="ul" $gap={1}>
        {changes.map((change) => (
          <li key={change.label}>
            <span>{`${change.label}: `}</span>
            <del translate="no">{change.before}</del>
            <span> → </span>
            <ins translate="no">{change.after}</ins>
          </li>
        ))}
      </Stack>
    </Notice>
  );
}
