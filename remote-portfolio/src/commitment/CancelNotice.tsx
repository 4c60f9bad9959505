import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import {
  commitmentActions,
  type CommitmentAction,
} from '@investor-portal/shared/rules/commitment-can';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { Skeleton } from '@investor-portal/shared/ui/Skeleton';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import type { useCampaign } from '../data/use-commitment';
import { actionDeadline } from './action-window';

interface CancelNoticeProps {
  commitment: Commitment;
  campaignResponse: ReturnType<typeof useCampaign>;
  offered: readonly CommitmentAction[];
}

/** Says until when the commitment can be cancelled; a skeleton while the campaign, which decides that, loads. */
export function CancelNotice({ commitment, campaignResponse, offered }: CancelNoticeProps) {
  const { data: campaign, error } = campaignResponse;
  if (offered.includes('cancel'))
    return (
      <Notice>
        You can cancel this commitment until{' '}
        <strong>
          <NoWrap>{formatDateTime(actionDeadline(commitment, campaign))}</NoWrap>
        </strong>
        .
      </Notice>
    );
  const loading = campaign === undefined && error === undefined && couldBeCancelled(commitment);
  return loading ? <Skeleton height="3rem" radius="md" /> : null;
}

function couldBeCancelled({ commitmentStatusCode, completionDate }: Commitment): boolean {
  const campaign = { campaignStatusCode: 'APP', isInvestmentActionAllowed: true };
  return (
    completionDate === '' && commitmentActions({ commitmentStatusCode, ...campaign }).length > 0
  );
}
