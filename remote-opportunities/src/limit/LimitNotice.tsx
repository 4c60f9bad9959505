import { formatCentavos } from '@investor-portal/shared/rules/money';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { paths } from '@investor-portal/shared/routes/paths';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { NextSteps } from '../offering/NextSteps';
import { excessOf, type LimitEstimate } from './standard-limit';

interface LimitNoticeProps {
  /** As the investor typed it. */
  amount: string;
  currency: string;
  estimate: LimitEstimate;
  /** The investor leaves for the form. */
  onLeave: () => void;
}

/** Warns that an amount exceeds what is left of the standard limit. It stops nothing: the API decides (decision 35). */
export function LimitNotice({ amount, currency, estimate, onLeave }: LimitNoticeProps) {
  const excess = excessOf(amount, estimate);
  if (excess === 0) return null;
  return (
    <Notice tone="warning" title="This is over your standard investment limit">
      <NoWrap own>
        {`By ${currency} ${formatCentavos(excess)}, as far as we can tell. Your investment may be refused. Premium Account Access waives the limit.`}
      </NoWrap>
      <NextSteps>
        <ApplyForPremium onClick={onLeave} />
      </NextSteps>
    </Notice>
  );
}

/** The way on from the standard investment limit, which Premium Account Access waives (spec §6). */
export function ApplyForPremium({ onClick }: { onClick?: () => void }) {
  return (
    <LinkButton variant="secondary" size="sm" to={paths.premiumAccount} onClick={onClick}>
      Apply for Premium Account Access
    </LinkButton>
  );
}
