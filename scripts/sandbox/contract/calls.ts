import {
  accountActivityResponse,
  accountActivityRequestSchema,
} from '@investor-portal/shared/partner-api/account-activities';
import {
  campaignResponse,
  campaignListResponse,
  subscriptionResponse,
} from '@investor-portal/shared/partner-api/campaigns';
import {
  campaignRowListResponse,
  commitmentResponse,
  commitmentListResponse,
  statusChangeSchema,
} from '@investor-portal/shared/partner-api/commitments';
import { companySectionsResponse } from '@investor-portal/shared/partner-api/company-view';
import { preSignResponse, uploadResponse } from '@investor-portal/shared/partner-api/files';
import {
  campaignListRequestSchema,
  commitmentListRequestSchema,
  stockMemoListRequestSchema,
} from '@investor-portal/shared/partner-api/list-request';
import {
  nationalityListResponse,
  nationalityListRequestSchema,
} from '@investor-portal/shared/partner-api/nationalities';
import { newCommitmentSchema } from '@investor-portal/shared/partner-api/new-commitment';
import { userDetailsResponse } from '@investor-portal/shared/partner-api/partner';
import { paymentOptionsResponse } from '@investor-portal/shared/partner-api/payments';
import { registrationSchema } from '@investor-portal/shared/partner-api/registration';
import {
  stockMemoResponse,
  stockMemoListResponse,
} from '@investor-portal/shared/partner-api/stock-memos';
import { writeResponse } from '@investor-portal/shared/partner-api/write-response';
import { uploadRequestSchema } from './upload-request';
import type * as v from 'valibot';

const opportunities = '/api/v1/partner-transactional/investment-opportunities';
const commitment = '/api/v1/partner-transactional/commitment';
const memo = '/api/v1/partner-transactional/stock-memo';

/** Every call of spec §7, the source of the sandbox's routes and of the OpenAPI document. */
export const calls = {
  userDetails: defineCall({
    method: 'get',
    path: '/api/v1/partner/partner/{externalReferenceCode}/details',
    summary: "The signed-in user's details, keyed by the external reference code",
    tag: 'partner',
    answer: userDetailsResponse,
  }),
  register: defineCall({
    method: 'post',
    path: '/api/v1/partner/register',
    summary: 'Open the investment account',
    tag: 'partner',
    request: registrationSchema,
    answer: writeResponse,
  }),
  accountActivity: defineCall({
    method: 'post',
    path: '/api/v1/partner/account-activities/details',
    summary: 'Positions, transactions and balances between two days',
    tag: 'account-activities',
    request: accountActivityRequestSchema,
    answer: accountActivityResponse,
  }),
  upload: defineCall({
    method: 'post',
    path: '/api/v1/partner-file/upload',
    summary: 'Store a file; the answer is its URL',
    tag: 'files',
    request: uploadRequestSchema,
    multipart: true,
    answer: uploadResponse,
  }),
  preSign: defineCall({
    method: 'get',
    path: '/api/v1/partner-file/pre-sign',
    summary: 'A link that opens a stored file for a while',
    tag: 'files',
    anonymous: true,
    query: { key: true },
    answer: preSignResponse,
  }),
  nationalities: defineCall({
    method: 'post',
    path: '/api/v1/nationality/list',
    summary: 'Nationalities, the first list (DEF) or the other (OTH)',
    tag: 'nationalities',
    request: nationalityListRequestSchema,
    answer: nationalityListResponse,
  }),
  newestCampaigns: defineCall({
    method: 'post',
    path: `${opportunities}/list`,
    summary: 'Campaigns, the newest first',
    tag: 'campaigns',
    anonymous: true,
    request: campaignListRequestSchema,
    answer: campaignListResponse,
  }),
  expiringCampaigns: defineCall({
    method: 'post',
    path: `${opportunities}/expiring/list`,
    summary: 'Open campaigns, the one that ends first at the top',
    tag: 'campaigns',
    anonymous: true,
    request: campaignListRequestSchema,
    answer: campaignListResponse,
  }),
  issuerCampaigns: defineCall({
    method: 'post',
    path: `${opportunities}/{issuerGuid}`,
    summary: 'The campaigns of one issuer',
    tag: 'campaigns',
    request: campaignListRequestSchema,
    answer: campaignListResponse,
  }),
  campaign: defineCall({
    method: 'get',
    path: `${opportunities}/{guid}`,
    summary: 'One campaign',
    tag: 'campaigns',
    answer: campaignResponse,
  }),
  subscription: defineCall({
    method: 'get',
    path: `${opportunities}/{guid}/subscription-detail`,
    summary: 'How far a campaign is subscribed',
    tag: 'campaigns',
    answer: subscriptionResponse,
  }),
  companyView: defineCall({
    method: 'get',
    path: '/api/v1/partner-transactional/company-details/latest-published-view/{issuerGuid}',
    summary: 'The latest published view of an issuer',
    tag: 'company-view',
    answer: companySectionsResponse,
  }),
  commitments: defineCall({
    method: 'post',
    path: `${commitment}/investor/list`,
    summary: "The investor's commitments",
    tag: 'commitments',
    request: commitmentListRequestSchema,
    answer: commitmentListResponse,
  }),
  commitmentsByCampaign: defineCall({
    method: 'post',
    path: `${commitment}/by-campaign/list`,
    summary: "The investor's commitments, by campaign",
    tag: 'commitments',
    request: commitmentListRequestSchema,
    answer: campaignRowListResponse,
  }),
  commitment: defineCall({
    method: 'get',
    path: `${commitment}/{guid}`,
    summary: 'One commitment',
    tag: 'commitments',
    answer: commitmentResponse,
  }),
  invest: defineCall({
    method: 'post',
    path: `${commitment}/invest`,
    summary: 'Commit money to a campaign',
    tag: 'commitments',
    headers: {
      'Idempotency-Key':
        'One per decision. The same key and body answer the first result; another body is refused.',
    },
    request: newCommitmentSchema,
    answer: writeResponse,
  }),
  updateStatus: defineCall({
    method: 'put',
    path: `${commitment}/update-status/{commitmentId}`,
    summary: 'Cancel (CAN) or reconfirm (APP) a commitment',
    tag: 'commitments',
    request: statusChangeSchema,
    answer: writeResponse,
  }),
  stockMemos: defineCall({
    method: 'post',
    path: `${memo}/list`,
    summary: "The investor's stock positions",
    tag: 'stock-memos',
    request: stockMemoListRequestSchema,
    answer: stockMemoListResponse,
  }),
  stockMemo: defineCall({
    method: 'get',
    path: `${memo}/{guid}`,
    summary: 'One stock position',
    tag: 'stock-memos',
    answer: stockMemoResponse,
  }),
  paymentOptions: defineCall({
    method: 'get',
    path: '/api/v1/partner-payment/payment-options',
    summary: 'The ways to pay that a partner offers',
    tag: 'payments',
    query: { partnerAccountCode: false },
    answer: paymentOptionsResponse,
  }),
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
export const callNames = Object.keys(calls) as CallName[];

/** A call of the partner API, with everything needed to route, validate, document and test it. */
export interface Call {
  method: 'get' | 'post' | 'put';
  /** With parameters as `{name}`. */
  path: `/${string}`;
  summary: string;
  /** Its resource, named like the file in shared/src/partner-api. */
  tag: string;
  /** Whether a visitor without a session may call it (readings S3). */
  anonymous?: true;
  /** Query parameters; `true` marks a required one. */
  query?: Readonly<Record<string, boolean>>;
  /** Request headers besides the bearer token. */
  headers?: Readonly<Record<string, string>>;
  /** The schema of the body; JSON unless `multipart`. */
  request?: v.GenericSchema;
  multipart?: true;
  /** What the portal reads from the response. */
  answer: v.GenericSchema;
}

/** Preserves the exact types of a call's schemas. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
