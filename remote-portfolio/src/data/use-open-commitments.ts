import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import {
  commitmentsByCampaignCall,
  commitmentsCall,
} from '@investor-portal/shared/partner-api/contract/commitments';
import { derivedKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { isOpen } from '@investor-portal/shared/rules/commitment-status';
import {
  readCampaignRows,
  readCommitments,
} from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { useInvestorData } from './use-investor';

export interface OpenCommitments {
  commitments: Commitment[];
  /** These and the ended ones, newest first. */
  all: Commitment[];
  /** The end of each campaign's offering by campaign guid, in wire format. */
  offeringEnds: ReadonlyMap<string, string>;
  /** The number of commitments that could not be read. */
  unreadable: number;
}

/** The investor's open commitments, from both lists: only the list by campaign says when offerings end. */
export function useOpenCommitments() {
  return useInvestorData(
    derivedKey('open-commitments', [commitmentsCall, commitmentsByCampaignCall]),
    fetchOpenCommitments,
  );
}

async function fetchOpenCommitments(investorAccountId: string): Promise<OpenCommitments> {
  const [commitments, campaigns] = await Promise.all([
    readCommitments(investorAccountId),
    readCampaignRows(investorAccountId, {
      // Two readings may differ in the progress of the campaigns, which others' commitments change all the time.
      identify: ({ guid, campaignEndDate }) => [guid, campaignEndDate],
    }),
  ]);
  return {
    commitments: commitments.rows.filter(isOpen),
    all: commitments.rows,
    unreadable: commitments.unreadable,
    offeringEnds: new Map(campaigns.rows.map((row) => [row.guid, row.campaignEndDate])),
  };
}
