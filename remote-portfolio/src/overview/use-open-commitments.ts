import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { keyNames } from '../data/keys';
import { campaignRowPages, commitmentPages } from '../data/lists';
import { readAllPages, wholeListPageSize } from '../data/read-all-pages';
import { useInvestorRead } from '../data/use-investor-read';
import { isOpen } from './open-commitments';

export interface OpenCommitments {
  commitments: Commitment[];
  /** When the offering of each campaign ends, by campaign guid, as the wire writes it. */
  offeringEnds: ReadonlyMap<string, string>;
  /** False when the investor has more commitments than the overview reads: the figures are a part. */
  whole: boolean;
}

/** An overview is not worth more requests than this; who has more than 1,000 commitments is told so. */
const atMost = 10;

/** The investor's open commitments, from both lists: only the campaigns' list knows when offerings end. */
export function useOpenCommitments() {
  return useInvestorRead([keyNames.openCommitments], readOpenCommitments);
}

async function readOpenCommitments(investorAccountId: string): Promise<OpenCommitments> {
  const options = { investorAccountId, rowPerPage: wholeListPageSize };
  const [commitments, campaigns] = await Promise.all([
    readAllPages(commitmentPages(options), { atMost }),
    readAllPages(campaignRowPages(options), { atMost }),
  ]);
  return {
    commitments: commitments.rows.filter(isOpen),
    offeringEnds: new Map(campaigns.rows.map((row) => [row.guid, row.campaignEndDate])),
    whole: commitments.whole,
  };
}
