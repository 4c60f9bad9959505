import * as v from 'valibot';
import { envelopeOf, moneyRead, pageOf } from './envelope';
import { read } from '@investor-portal/shared/partner-api/client/client';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import {
  code,
  count,
  currencyCodeOr,
  date,
  nullableFlag,
  identity,
  percentage,
  quantity,
  rawText,
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

/** Amounts are in `currencyCode`, dates ISO 8601 instants. Image fields hold a link or a key to pre-sign (spec §3). */
export const campaignSchema = v.object({
  guid: identity,
  transactionCampaignId: text,
  campaignId: text,
  campaignCode: text,
  statusCode: code,
  isInvestmentActionAllowed: nullableFlag,
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
  /** Untrusted HTML. */
  campaignHighlights: rawText,
  /** Untrusted HTML. The specification does not show the field's name. */
  campaignSummary: rawText,
  address: text,
  currencyCode: currencyCodeOr(() => runtimeConfig().currency),
  totalOffering: quantity,
  totalRaisedAmount: quantity,
  totalRaisedAmountPercentageByTotalOffering: percentage,
  /** Null if the API does not send it with a campaign, because the specification shows it only in the subscription. */
  totalInvestors: count,
  sharePrice: quantity,
  numberSharesOffered: quantity,
  equityOffered: quantity,
  minAmountPerInvestor: quantity,
  maxAmountPerInvestor: quantity,
  offeredPeriodStartDate: date,
  offeredPeriodEndDate: date,
  createdOn: date,
});
export type Campaign = v.InferOutput<typeof campaignSchema>;

const campaignList = pageOf(campaignSchema);

export const subscriptionSchema = v.object({
  percentage: quantity,
  totalCommitmentAmountWithCurrency: text,
  totalInvestors: quantity,
});
export type Subscription = v.InferOutput<typeof subscriptionSchema>;

const path = 'api/v1/partner-transactional/investment-opportunities';

/** Also works without a session (readings W3, S3). */
export const newestCampaignsCall = moneyRead('newestCampaigns', `POST ${path}/list`, campaignList);

export const fetchNewestCampaigns = (json: CampaignListRequest) =>
  read(newestCampaignsCall, { json });

export const expiringCampaignsCall = moneyRead(
  'expiringCampaigns',
  `POST ${path}/expiring/list`,
  campaignList,
);

export const fetchExpiringCampaigns = (json: CampaignListRequest) =>
  read(expiringCampaignsCall, { json });

/** The same path as for a campaign, but with the issuer's guid and POST (readings W4). */
export const issuerCampaignsCall = moneyRead(
  'issuerCampaigns',
  `POST ${path}/{guid}`,
  campaignList,
);

export const fetchIssuerCampaigns = (issuerGuid: string, json: CampaignListRequest) =>
  read(issuerCampaignsCall, { id: issuerGuid, json });

export const campaignCall = {
  ...moneyRead('campaign', `GET ${path}/{guid}`, envelopeOf(campaignSchema)),
  answersGuid: true,
} as const;

export const fetchCampaign = (guid: string) => read(campaignCall, { id: guid });

export const subscriptionCall = moneyRead(
  'subscription',
  `GET ${path}/{guid}/subscription-detail`,
  envelopeOf(subscriptionSchema),
);

export const fetchSubscription = (guid: string) => read(subscriptionCall, { id: guid });
