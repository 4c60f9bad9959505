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
import { isOpen } from '@investor-portal/shared/rules/commitment-status';
import {
  readCampaignRows,
  readCommitments,
} from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { isClosedCampaign } from './closed-campaign';
import { tellSubmitted } from './tell-submitted';
import { useInvestorData } from './use-investor';

/** The ends of offerings by campaign guid in lower case, in wire format. */
export type OfferingEnds = Readonly<Record<string, string>>;

export interface OpenCommitments {
  /** Only the open commitments (`isOpen`). */
  commitments: Commitment[];
  /** All commitments, newest first: open, completed, cancelled and terminated. */
  all: Commitment[];
  unreadable: number;
  /** All commitments, by campaign. */
  campaigns: PagesRead<CampaignRow>;
  /** Only of the offerings that are not closed yet. */
  offeringEnds: OfferingEnds;
  /** Epoch ms. */
  readAt: number;
}

/**
 * Reads all of the investor's commitments, and finds which are open. Both lists are read, because only the list by campaign
 * has the ends of the offerings.
 */
export function useOpenCommitments() {
  return useInvestorData(
    derivedKey('open-commitments', [commitmentsCall, commitmentsByCampaignCall]),
    fetchOpenCommitments,
  );
}

/** Finds the investor's commitments to a campaign. */
export function campaignRowOf(
  { campaigns }: Pick<OpenCommitments, 'campaigns'>,
  campaignGuid: string,
): CampaignRow | undefined {
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
