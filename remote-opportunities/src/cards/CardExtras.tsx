import { styled } from 'styled-components';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Badge } from '@investor-portal/shared/ui/Badge';
import { Money } from '@investor-portal/shared/ui/Money';
import { WatchIconButton } from '../follow/WatchButton';
import { useMyCommitments } from '../my-commitments/use-my-commitments';

interface CardExtrasProps {
  /** The guid of the campaign. */
  guid: string;
  /** The id of the campaign's name. */
  describedBy: string;
}

/** What only a signed-in investor sees on a card. It lies on the banner, so nothing moves when it arrives. */
export function CardExtras({ guid, describedBy }: CardExtrasProps) {
  const mine = useMyCommitments()?.get(guid);
  return (
    <>
      <Start>
        <WatchIconButton guid={guid} describedBy={describedBy} />
      </Start>
      {mine ? (
        <End>
          <Badge tone="accent">
            You committed{' '}
            <Money own amount={formatCentavos(mine.amount)} currency={mine.currency} />
          </Badge>
        </End>
      ) : null}
    </>
  );
}

const Start = styled.div`
  position: absolute;
  top: ${tokens.space[2]};
  inset-inline-start: ${tokens.space[2]};
  z-index: ${tokens.layer.raised};
`;

const End = styled.div`
  position: absolute;
  bottom: ${tokens.space[3]};
  inset-inline-end: ${tokens.space[3]};
  /* Beside the logo, which covers the other corner. */
  max-width: calc(100% - 6.5rem);
`;
