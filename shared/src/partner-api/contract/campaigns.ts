import * as v from 'valibot';
import * as calls from './calls';
import { answerFor, envelopeOf, pageOf, type Page } from './envelope';
import { read, type Call } from '@investor-portal/shared/partner-api/client/client';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import {
  count,
  currencyCodeOr,
  date,
  flag,
  identity,
  percentage,
  quantity,
  rows,
  text,
} from '../../schema/fields';
import type { CampaignListRequest } from './list-request';

const galleryItem = v.union([
  v.object({ url: identity }),
  v.pipe(
    identity,
    v.transform((url) => ({ url })),
  ),
]);

/**
 * A campaign as card, detail and commitment context (spec §3). Amounts are PHP, dates ISO 8601 instants.
 * Image fields hold a link or a key to pre-sign.
 */
export const campaignSchema = v.object({
  guid: identity,
  transactionCampaignId: text,
  campaignId: text,
  campaignCode: text,
  statusCode: text,
  /** Whether the API still allows cancelling commitments to this campaign (readings R3). */
  isInvestmentActionAllowed: flag,
  issuerGuid: text,
  nameOfIssuer: text,
  issuerName: text,
  issuerImage: text,
  issuerAccount: v.fallback(v.object({ accountId: text, name: text, imageUrl: text }), {
    accountId: '',
    name: '',
    imageUrl: '',
  }),
  campaignBanner: text,
  transactionCampaignGalleries: rows(galleryItem),
  /** HTML, never to be trusted. */
  campaignHighlights: text,
  /** HTML, never to be trusted. Its field name is not shown by the specification. */
  campaignSummary: text,
  address: text,
  currencyCode: currencyCodeOr(() => runtimeConfig().currency),
  totalOffering: quantity,
  totalRaisedAmount: quantity,
  totalRaisedAmountPercentageByTotalOffering: percentage,
  /** The specification has it in the subscription alone: null where the API does not send it with a campaign. */
  totalInvestors: count,
  sharePrice: quantity,
  numberSharesOffered: quantity,
  /** Percent of the company. */
  equityOffered: quantity,
  minAmountPerInvestor: quantity,
  maxAmountPerInvestor: quantity,
  offeredPeriodStartDate: date,
  offeredPeriodEndDate: date,
  createdOn: date,
});
export type Campaign = v.InferOutput<typeof campaignSchema>;

export const campaignResponse = envelopeOf(campaignSchema);
export const campaignListResponse = pageOf(campaignSchema);

/** How far a campaign is subscribed; above 100 percent it is oversubscribed. */
export const subscriptionSchema = v.object({
  percentage: quantity,
  totalCommitmentAmountWithCurrency: text,
  totalInvestors: quantity,
});
export type Subscription = v.InferOutput<typeof subscriptionSchema>;
export const subscriptionResponse = envelopeOf(subscriptionSchema);

/** Readings W3. Works without a session, too (readings S3). */
export function fetchNewestCampaigns(
  request: CampaignListRequest,
  signal?: AbortSignal,
): Promise<Page<Campaign>> {
  return fetchList({ call: calls.newestCampaigns, json: request, signal });
}

/** Open campaigns, those that end first on top. Works without a session, too. */
export function fetchExpiringCampaigns(
  request: CampaignListRequest,
  signal?: AbortSignal,
): Promise<Page<Campaign>> {
  return fetchList({ call: calls.expiringCampaigns, json: request, signal });
}

/** The campaigns of one issuer (readings W4). */
export function fetchIssuerCampaigns(
  issuerGuid: string,
  request: CampaignListRequest,
  signal?: AbortSignal,
): Promise<Page<Campaign>> {
  return fetchList({ call: calls.issuerCampaigns, id: issuerGuid, json: request, signal });
}

export function fetchCampaign(guid: string, signal?: AbortSignal): Promise<Campaign> {
  return read({
    call: calls.campaign,
    id: guid,
    answer: answerFor(campaignResponse, guid),
    signal,
  });
}

export function fetchSubscription(guid: string, signal?: AbortSignal): Promise<Subscription> {
  return read({
    call: calls.subscription,
    id: guid,
    answer: subscriptionResponse,
    signal,
  });
}

function fetchList(call: Omit<Call<unknown>, 'answer'>): Promise<Page<Campaign>> {
  return read({ ...call, answer: campaignListResponse });
}
