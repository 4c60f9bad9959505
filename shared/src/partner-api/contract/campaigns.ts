import * as v from 'valibot';
import type { ReadCall } from '../client/call';
import type { CallContract } from './call-contract';
import { envelopeOf, pageOf } from './envelope';
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
import { campaignListRequestSchema, type CampaignListRequest } from './list-request';

const galleryItem = v.union([
  v.object({ url: identity }),
  v.pipe(
    identity,
    v.transform((url) => ({ url })),
  ),
]);

/**
 * A campaign (spec §3). Amounts are in `currencyCode`, dates ISO 8601 instants. Image fields hold a link or a key to
 * pre-sign.
 */
export const campaignSchema = v.object({
  guid: identity,
  transactionCampaignId: text,
  campaignId: text,
  campaignCode: text,
  statusCode: code,
  /** Whether the API still allows cancelling commitments to this campaign (readings R3). */
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
  /** HTML that is not trusted. */
  campaignHighlights: rawText,
  /** HTML that is not trusted. The specification does not show the field's name. */
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
  /** Percent of the company. */
  equityOffered: quantity,
  minAmountPerInvestor: quantity,
  maxAmountPerInvestor: quantity,
  offeredPeriodStartDate: date,
  offeredPeriodEndDate: date,
  createdOn: date,
});
export type Campaign = v.InferOutput<typeof campaignSchema>;

const campaignList = pageOf(campaignSchema);

/** The state of a campaign's subscription. Above 100 percent, the campaign is oversubscribed. */
export const subscriptionSchema = v.object({
  percentage: quantity,
  totalCommitmentAmountWithCurrency: text,
  totalInvestors: quantity,
});
export type Subscription = v.InferOutput<typeof subscriptionSchema>;

const path = 'api/v1/partner-transactional/investment-opportunities';
const listExample = ({ partnerCode: partnerAccountCode }: { partnerCode: string }) => ({
  rowPerPage: 2,
  isDescending: true,
  currentPage: 1,
  advanceFilter: { partnerAccountCode },
});

/** Also works without a session (readings W3, S3). */
export const newestCampaignsCall = {
  name: 'newestCampaigns',
  template: `POST ${path}/list`,
  answer: campaignList,
  changesWithMoney: true,
} as const satisfies ReadCall;

export const newestCampaignsContract = () =>
  ({
    ...newestCampaignsCall,
    summary: 'Campaigns, the newest first',
    description:
      'The list of opportunities and the search. A visitor without a session sees it too.',
    tag: 'campaigns',
    whenItFails: 'The first screen shows an error instead of campaigns.',
    anonymous: true,
    request: campaignListRequestSchema,
    example: (things) => ({ json: listExample(things) }),
  }) as const satisfies CallContract;

export const fetchNewestCampaigns = (json: CampaignListRequest) =>
  read(newestCampaignsCall, { json });

export const expiringCampaignsCall = {
  name: 'expiringCampaigns',
  template: `POST ${path}/expiring/list`,
  answer: campaignList,
  changesWithMoney: true,
} as const satisfies ReadCall;

export const expiringCampaignsContract = () =>
  ({
    ...expiringCampaignsCall,
    summary: 'Open campaigns, the one that ends first on top',
    description: 'The tab of campaigns that end soon. A visitor without a session sees it too.',
    tag: 'campaigns',
    whenItFails: 'The tab of expiring campaigns shows an error.',
    anonymous: true,
    request: campaignListRequestSchema,
    example: (things) => ({ json: listExample(things) }),
  }) as const satisfies CallContract;

export const fetchExpiringCampaigns = (json: CampaignListRequest) =>
  read(expiringCampaignsCall, { json });

/** The same path as for a campaign, but with the issuer's guid and POST (readings W4). */
export const issuerCampaignsCall = {
  name: 'issuerCampaigns',
  template: `POST ${path}/{guid}`,
  answer: campaignList,
  changesWithMoney: true,
} as const satisfies ReadCall;

export const issuerCampaignsContract = () =>
  ({
    ...issuerCampaignsCall,
    summary: 'The campaigns of one issuer',
    description:
      "Shown below a campaign. `guid` is the issuer's; the path of one campaign differs by its method alone.",
    tag: 'campaigns',
    whenItFails: "The issuer's other campaigns show an error.",
    request: campaignListRequestSchema,
    example: (things) => ({ id: things.campaign.issuerGuid, json: listExample(things) }),
  }) as const satisfies CallContract;

export const fetchIssuerCampaigns = (issuerGuid: string, json: CampaignListRequest) =>
  read(issuerCampaignsCall, { id: issuerGuid, json });

export const campaignCall = {
  name: 'campaign',
  template: `GET ${path}/{guid}`,
  answer: envelopeOf(campaignSchema),
  answersGuid: true,
  changesWithMoney: true,
} as const satisfies ReadCall;

export const campaignContract = () =>
  ({
    ...campaignCall,
    summary: 'One campaign',
    description:
      'All that its page, the amount and the review show; read again before money moves.',
    tag: 'campaigns',
    whenItFails: 'A campaign does not open.',
    example: ({ campaign }) => ({ id: campaign.guid }),
  }) as const satisfies CallContract;

export const fetchCampaign = (guid: string) => read(campaignCall, { id: guid });

export const subscriptionCall = {
  name: 'subscription',
  template: `GET ${path}/{guid}/subscription-detail`,
  answer: envelopeOf(subscriptionSchema),
  changesWithMoney: true,
} as const satisfies ReadCall;

export const subscriptionContract = () =>
  ({
    ...subscriptionCall,
    summary: 'How far a campaign is subscribed',
    description: "Read again while the campaign's page is open.",
    tag: 'campaigns',
    whenItFails: 'The subscription of a campaign shows an error.',
    example: ({ campaign }) => ({ id: campaign.guid }),
  }) as const satisfies CallContract;

export const fetchSubscription = (guid: string) => read(subscriptionCall, { id: guid });
