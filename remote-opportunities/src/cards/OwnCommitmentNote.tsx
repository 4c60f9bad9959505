import { styled } from 'styled-components';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Badge } from '@investor-portal/shared/ui/Badge';
import { Money } from '@investor-portal/shared/ui/Money';
import { useMyCommitments } from '../my-commitments/use-my-commitments';

/** The investor's commitments to a campaign. They are shown on the banner, so nothing moves when they arrive. */
export function OwnCommitmentNote({ guid }: { guid: string }) {
  const mine = useMyCommitments()?.get(guid.toLowerCase());
  if (!mine) return null;
  return (
    <End>
      <Badge tone="accent">
        <span>You committed </span>
        <Money hideable amount={formatCentavos(mine.amount)} currency={mine.currency} />
      </Badge>
    </End>
  );
}

const End = styled.div`
  position: absolute;
  bottom: ${tokens.space[1]};
  inset-inline-end: ${tokens.space[3]};
  /* Leaves the other corner to the logo. */
  max-width: calc(100% - 5.5rem);
`;
