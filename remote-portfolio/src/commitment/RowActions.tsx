import { useNavigate } from 'react-router-dom';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { paths } from '@investor-portal/shared/routes/paths';
import { ActionsMenu } from '@investor-portal/shared/ui/ActionsMenu';
import { actionMessages } from './action-messages';
import { offeredActions } from './action-window';
import { askFor } from './asked-action';

/**
 * The kebab menu of a commitment in the list, for what does not depend on its campaign: a commitment to reconfirm. The
 * action is asked about on the commitment's own screen, under the terms that changed.
 */
export function RowActions({ commitment }: { commitment: Commitment }) {
  const navigate = useNavigate();
  const now = useNow(60_000);
  return (
    <ActionsMenu
      actions={offeredActions(commitment, undefined, now).map((action) => ({
        label: actionMessages(action, commitment).label,
        danger: action === 'cancel',
        onSelect: () =>
          void navigate(paths.commitment(commitment.guid, commitment.campaignGuid), {
            state: askFor(action),
          }),
      }))}
    />
  );
}
