import * as v from 'valibot';
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
import { isOpen, rulesOfName, endingOf } from '@investor-portal/shared/rules/commitment-status';
import { normalisedStatus } from '@investor-portal/shared/rules/status';
import {
  readCampaignRows,
  readCommitments,
} from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { fromCentavos, toCentavos } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { storedData } from '@investor-portal/shared/storage/stored-data';
import { withBrowserStorage } from '@investor-portal/shared/storage/tab-storage';
import { tellOnce } from '@investor-portal/shared/storage/tell-once';
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

/** The unresolved attempts of one campaign, as remote-opportunities/src/review/attempts.ts stores them. They are only read here. */
const logSchema = v.object({
  investor: v.string(),
  attempts: v.array(v.object({ key: v.string(), amount: v.number(), known: v.array(v.string()) })),
});
const logs = storedData(withBrowserStorage);

/** Tells the platform's page, once, of each commitment that this browser sent and whose answer the page may have missed. */
export function tellSubmitted(commitments: readonly Commitment[]): void {
  const investor = store.get(externalAtom)?.externalReferenceCode;
  for (const commitment of commitments) {
    const { guid, campaignGuid: campaign, commitmentCurrencyCode } = commitment;
    const amount = toCentavos(commitment.commitmentAmount);
    const log = logs.read(`attempts:${campaign}`, logSchema);
    if (log?.investor !== investor || amount === null || endingOf(commitment)) continue;
    const sent = log?.attempts.find((each) => each.amount === amount && !each.known.includes(guid));
    if (!sent) continue;
    const currency = commitmentCurrencyCode || runtimeConfig().currency;
    const value = { guid, campaign, amount: fromCentavos(amount), currency };
    tellOnce({ action: 'portal:commitment-submitted', value }, sent.key);
  }
}
