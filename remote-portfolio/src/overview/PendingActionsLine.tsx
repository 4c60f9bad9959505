import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { usePendingActions } from './use-pending-actions';

interface PendingActionsLineProps {
  now: number;
  /** The id of the heading of the actions themselves. */
  headingId: string;
}

/**
 * Says above the cards how many actions wait below them, where they are not beside them. One line in every state, so that
 * nothing moves (decision 46).
 */
export function PendingActionsLine({ now, headingId }: PendingActionsLineProps) {
  const { actions, unregistered, loading, failed } = usePendingActions(now);
  const count = actions.length + (unregistered ? 1 : 0);
  const known = !loading && !failed && count > 0;
  return (
    <Line>
      {known ? (
        <button type="button" onClick={() => focusHeading(headingId)}>
          Needs your action ({count})
        </button>
      ) : null}
    </Line>
  );
}

function focusHeading(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

const Line = styled.p`
  min-height: 1.75rem;
  margin-block: calc(-1 * ${tokens.space[5]}) ${tokens.space[2]};

  ${media.desktop} {
    display: none;
  }

  button {
    min-height: 1.75rem;
    padding: 0;
    background: none;
    border: 0;
    color: ${tokens.colour['accent-text']};
    font: inherit;
    font-weight: 550;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;
