import { useNavigate } from 'react-router-dom';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { paths } from '@investor-portal/shared/routes/paths';
import { assumedOpenCampaign, offeredActions } from '@investor-portal/shared/rules/deadline';
import { requestAction } from '@investor-portal/shared/rules/requested-action';
import { ActionsMenu } from '@investor-portal/shared/ui/overlay/ActionsMenu';
import { actionMessages } from './action-messages';

/** Offers what status and dates allow. The commitment's screen knows whether its campaign allows it too (readings R3). */
export function RowActions({ commitment }: { commitment: Commitment }) {
  const navigate = useNavigate();
  const now = useNow(60_000);
  // The commitment's expiry date is the end of the offering (readings W11).
  const campaign = assumedOpenCampaign(commitment.commitmentExpirationDate);
  return (
    <ActionsMenu
      actions={offeredActions(commitment, campaign, now).map((action) => ({
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
