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
  campaignRead: ReturnType<typeof useCampaign>;
  offered: readonly CommitmentAction[];
}

/** Until when the commitment can be cancelled; its place while the campaign, which decides, is on its way. */
export function CancelNotice({ commitment, campaignRead, offered }: CancelNoticeProps) {
  const { data: campaign, error } = campaignRead;
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
  const awaited = campaign === undefined && error === undefined && couldBeCancelled(commitment);
  return awaited ? <Skeleton height="3rem" radius="md" /> : null;
}

function couldBeCancelled({ commitmentStatusCode, completionDate }: Commitment): boolean {
  const campaign = { campaignStatusCode: 'APP', isInvestmentActionAllowed: true };
  return (
    completionDate === '' && commitmentActions({ commitmentStatusCode, ...campaign }).length > 0
  );
}
