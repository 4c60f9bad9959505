import * as paths from '@investor-portal/shared/partner-api/calls';
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
import type { CallTemplate } from '@investor-portal/shared/partner-api/request-of';
import { uploadRequestSchema } from './upload-request';
import type * as v from 'valibot';

/** Every call of spec §7 (shared/src/partner-api/calls.ts), the source of the sandbox's routes and of the OpenAPI document. */
export const calls = {
  userDetails: defineCall(paths.userDetails, {
    summary: "The signed-in user's details, keyed by the external reference code",
    tag: 'partner',
    answer: userDetailsResponse,
  }),
  register: defineCall(paths.register, {
    summary: 'Open the investment account',
    tag: 'partner',
    request: registrationSchema,
    answer: writeResponse,
  }),
  accountActivity: defineCall(paths.accountActivity, {
    summary: 'Positions, transactions and balances between two days',
    tag: 'account-activities',
    request: accountActivityRequestSchema,
    answer: accountActivityResponse,
  }),
  upload: defineCall(paths.upload, {
    summary: 'Store a file; the answer is its URL',
    tag: 'files',
    request: uploadRequestSchema,
    multipart: true,
    answer: uploadResponse,
  }),
  preSign: defineCall(paths.preSign, {
    summary: 'A link that opens a stored file for a while',
    tag: 'files',
    anonymous: true,
    query: { key: true },
    answer: preSignResponse,
  }),
  nationalities: defineCall(paths.nationalities, {
    summary: 'Nationalities, the first list (DEF) or the other (OTH)',
    tag: 'nationalities',
    request: nationalityListRequestSchema,
    answer: nationalityListResponse,
  }),
  newestCampaigns: defineCall(paths.newestCampaigns, {
    summary: 'Campaigns, the newest first',
    tag: 'campaigns',
    anonymous: true,
    request: campaignListRequestSchema,
    answer: campaignListResponse,
  }),
  expiringCampaigns: defineCall(paths.expiringCampaigns, {
    summary: 'Open campaigns, the one that ends first at the top',
    tag: 'campaigns',
    anonymous: true,
    request: campaignListRequestSchema,
    answer: campaignListResponse,
  }),
  issuerCampaigns: defineCall(paths.issuerCampaigns, {
    summary: 'The campaigns of one issuer',
    tag: 'campaigns',
    request: campaignListRequestSchema,
    answer: campaignListResponse,
  }),
  campaign: defineCall(paths.campaign, {
    summary: 'One campaign',
    tag: 'campaigns',
    answer: campaignResponse,
  }),
  subscription: defineCall(paths.subscription, {
    summary: 'How far a campaign is subscribed',
    tag: 'campaigns',
    answer: subscriptionResponse,
  }),
  companyView: defineCall(paths.companyView, {
    summary: 'The latest published view of an issuer',
    tag: 'company-view',
    answer: companySectionsResponse,
  }),
  commitments: defineCall(paths.commitments, {
    summary: "The investor's commitments",
    tag: 'commitments',
    request: commitmentListRequestSchema,
    answer: commitmentListResponse,
  }),
  commitmentsByCampaign: defineCall(paths.commitmentsByCampaign, {
    summary: "The investor's commitments, by campaign",
    tag: 'commitments',
    request: commitmentListRequestSchema,
    answer: campaignRowListResponse,
  }),
  commitment: defineCall(paths.commitment, {
    summary: 'One commitment',
    tag: 'commitments',
    answer: commitmentResponse,
  }),
  invest: defineCall(paths.invest, {
    summary: 'Commit money to a campaign',
    tag: 'commitments',
    headers: {
      'Idempotency-Key':
        'One per decision. The same key and body answer the first result; another body is refused.',
    },
    request: newCommitmentSchema,
    answer: writeResponse,
  }),
  updateStatus: defineCall(paths.updateStatus, {
    summary: 'Cancel (CAN) or reconfirm (APP) a commitment',
    tag: 'commitments',
    request: statusChangeSchema,
    answer: writeResponse,
  }),
  stockMemos: defineCall(paths.stockMemos, {
    summary: "The investor's stock positions",
    tag: 'stock-memos',
    request: stockMemoListRequestSchema,
    answer: stockMemoListResponse,
  }),
  stockMemo: defineCall(paths.stockMemo, {
    summary: 'One stock position',
    tag: 'stock-memos',
    answer: stockMemoResponse,
  }),
  paymentOptions: defineCall(paths.paymentOptions, {
    summary: 'The ways to pay that a partner offers',
    tag: 'payments',
    query: { partnerAccountCode: false },
    answer: paymentOptionsResponse,
  }),
} as const satisfies Record<keyof typeof paths, Call>;

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

/** A call of the portal's table, and what the sandbox knows of it; preserves the exact types of its schemas. */
export function defineCall<const Known extends Omit<Call, 'method' | 'path'>>(
  call: CallTemplate,
  known: Known,
): Known & Pick<Call, 'method' | 'path'> {
  const [method, path] = call.split(' ');
  return { ...known, method: method?.toLowerCase() as Call['method'], path: `/${path}` };
}
