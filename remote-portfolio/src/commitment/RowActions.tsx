import { useNavigate } from 'react-router-dom';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { paths } from '@investor-portal/shared/routes/paths';
import { requestAction } from '@investor-portal/shared/rules/requested-action';
import { ActionsMenu } from '@investor-portal/shared/ui/overlay/ActionsMenu';
import { actionMessages } from './action-messages';
import { offeredActions } from './action-window';

/**
 * The kebab menu of a commitment in the list. It offers actions that do not depend on the campaign: those of a commitment to
 * reconfirm. The commitment's own screen confirms them, under the terms that changed.
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
            state: requestAction(action),
          }),
      }))}
    />
  );
}
