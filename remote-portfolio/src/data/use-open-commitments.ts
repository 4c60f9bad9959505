import { isSameId } from '@investor-portal/shared/partner-api/client/call';
import type {
  CampaignRow,
  Commitment,
} from '@investor-portal/shared/partner-api/contract/commitment';
import {
  commitmentsByCampaignCall,
  commitmentsCall,
} from '@investor-portal/shared/partner-api/contract/commitments';
import { derivedKey } from '@investor-portal/shared/partner-api/reading/data-key';
import type { PagesRead } from '@investor-portal/shared/partner-api/reading/read-all-pages';
import { isOpen, rulesOfName } from '@investor-portal/shared/rules/commitment-status';
import { normalisedStatus } from '@investor-portal/shared/rules/status';
import {
  readCampaignRows,
  readCommitments,
} from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { tellSubmitted } from '@investor-portal/shared/storage/tell-submitted';
import { useInvestorData } from './use-investor';

export interface OpenCommitments {
  /** Only the open commitments (`isOpen`). */
  commitments: Commitment[];
  /** All commitments, newest first: open, completed, cancelled and terminated. */
  all: Commitment[];
  unreadable: number;
  campaigns: PagesRead<CampaignRow>;
  /** In wire format by campaign guid in lower case, only of the offerings that are not closed yet. */
  offeringEnds: Readonly<Record<string, string>>;
  /** Epoch ms. */
  readAt: number;
}

/** Reads both lists of commitments, because only the list by campaign has the ends of the offerings. */
export function useOpenCommitments() {
  return useInvestorData(
    derivedKey('open-commitments', [commitmentsCall, commitmentsByCampaignCall]),
    fetchOpenCommitments,
  );
}

export function campaignRowOf({ campaigns }: OpenCommitments, campaignGuid: string) {
  return campaigns.rows.find(({ guid }) => isSameId(guid, campaignGuid));
}

async function fetchOpenCommitments(investorAccountId: string): Promise<OpenCommitments> {
  const [commitments, campaigns] = await Promise.all([
    readCommitments(investorAccountId),
    readCampaignRows(investorAccountId),
  ]);
  tellSubmitted(commitments.rows);
  return {
    commitments: commitments.rows.filter(isOpen),
    all: commitments.rows,
    unreadable: commitments.unreadable,
    readAt: serverNow(),
    campaigns,
    offeringEnds: Object.fromEntries(
      campaigns.rows
        .filter(({ campaignStatus }) => !isClosedCampaign(campaignStatus))
        .map(({ guid, campaignEndDate }) => [guid.toLowerCase(), campaignEndDate]),
    ),
  };
}

/** Whether a campaign was completed, cancelled or terminated. Its end date may still be in the future. */
export function isClosedCampaign(campaignStatus: string): boolean {
  const { ending } = rulesOfName(campaignStatus);
  return ending !== undefined || normalisedStatus(campaignStatus) === 'completed';
}
