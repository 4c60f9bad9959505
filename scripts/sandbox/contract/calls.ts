import * as accountActivities from '@investor-portal/shared/partner-api/contract/account-activities';
import * as paths from '@investor-portal/shared/partner-api/contract/calls';
import * as campaigns from '@investor-portal/shared/partner-api/contract/campaigns';
import * as commitments from '@investor-portal/shared/partner-api/contract/commitments';
import { companySectionsResponse } from '@investor-portal/shared/partner-api/contract/company-view';
import {
  preSignResponse,
  uploadResponse,
} from '@investor-portal/shared/partner-api/contract/files';
import * as requests from '@investor-portal/shared/partner-api/contract/list-request';
import * as nationalities from '@investor-portal/shared/partner-api/contract/nationalities';
import { newCommitmentSchema } from '@investor-portal/shared/partner-api/contract/new-commitment';
import { userDetailsResponse } from '@investor-portal/shared/partner-api/contract/partner';
import { paymentOptionsResponse } from '@investor-portal/shared/partner-api/contract/payments';
import { registrationSchema } from '@investor-portal/shared/partner-api/contract/registration';
import type { CallTemplate } from '@investor-portal/shared/partner-api/client/request-of';
import * as stockMemos from '@investor-portal/shared/partner-api/contract/stock-memos';
import { writeResponse } from '@investor-portal/shared/partner-api/contract/write-response';
import type * as v from 'valibot';
import { uploadRequestSchema } from './upload-request';

/** Every call of spec §7 (shared/src/partner-api/contract/calls.ts), the source of the sandbox's routes and of the OpenAPI document. */
export const calls = {
  userDetails: defineCall(paths.userDetails, {
    summary: "The investor's details",
    description:
      'Asked after every hand-over, by the external reference code that the platform handed over. Without `accountTier` the portal asks the investor to register; `walletDetails` is what they can commit.',
    tag: 'partner',
    answer: userDetailsResponse,
  }),
  register: defineCall(paths.register, {
    summary: 'Open the investment account',
    description:
      'Sent once, at the end of the registration, with the answers of all its steps. The portal never repeats it by itself.',
    tag: 'partner',
    request: registrationSchema,
    answer: writeResponse,
  }),
  accountActivity: defineCall(paths.accountActivity, {
    summary: 'Positions, transactions and balances between two days',
    description:
      'Feeds Account Activity, its statements and the yearly summary. Both days count; without them it is everything. With `rowPerPage: 1` the whole period is one record.',
    tag: 'account-activities',
    request: accountActivities.accountActivityRequestSchema,
    answer: accountActivities.accountActivityResponse,
  }),
  upload: defineCall(paths.upload, {
    summary: 'Store a file',
    description:
      "Takes the drawn signature of a registration. Its type is decided by its bytes. The response's `data` is the file's URL.",
    tag: 'files',
    request: uploadRequestSchema,
    multipart: true,
    answer: uploadResponse,
  }),
  preSign: defineCall(paths.preSign, {
    summary: 'Open a stored file',
    description:
      'Gives a link that opens a picture or document for a while, without a token. It also takes the URL that an upload returned.',
    tag: 'files',
    anonymous: true,
    query: { key: true },
    answer: preSignResponse,
  }),
  nationalities: defineCall(paths.nationalities, {
    summary: 'Nationalities',
    description: 'The choices of the registration: the first list (DEF), or the others (OTH).',
    tag: 'nationalities',
    request: nationalities.nationalityListRequestSchema,
    answer: nationalities.nationalityListResponse,
  }),
  newestCampaigns: defineCall(paths.newestCampaigns, {
    summary: 'Campaigns, the newest first',
    description:
      'The list of opportunities and the search. A visitor without a session sees it too.',
    tag: 'campaigns',
    anonymous: true,
    request: requests.campaignListRequestSchema,
    answer: campaigns.campaignListResponse,
  }),
  expiringCampaigns: defineCall(paths.expiringCampaigns, {
    summary: 'Open campaigns, the one that ends first on top',
    description: 'The tab of campaigns that end soon. A visitor without a session sees it too.',
    tag: 'campaigns',
    anonymous: true,
    request: requests.campaignListRequestSchema,
    answer: campaigns.campaignListResponse,
  }),
  issuerCampaigns: defineCall(paths.issuerCampaigns, {
    summary: 'The campaigns of one issuer',
    description:
      "Shown below a campaign. `guid` is the issuer's; the path of one campaign differs by its method alone.",
    tag: 'campaigns',
    request: requests.campaignListRequestSchema,
    answer: campaigns.campaignListResponse,
  }),
  campaign: defineCall(paths.campaign, {
    summary: 'One campaign',
    description:
      'All that its page, the amount and the review show; read again before money moves.',
    tag: 'campaigns',
    answer: campaigns.campaignResponse,
  }),
  subscription: defineCall(paths.subscription, {
    summary: 'How far a campaign is subscribed',
    description: "Read again while the campaign's page is open.",
    tag: 'campaigns',
    answer: campaigns.subscriptionResponse,
  }),
  companyView: defineCall(paths.companyView, {
    summary: 'The latest published view of an issuer',
    description:
      "The sections of a campaign's page: business, team, company, documents, updates and discussion. `jsonData` is an object or its JSON text.",
    tag: 'company-view',
    answer: companySectionsResponse,
  }),
  commitments: defineCall(paths.commitments, {
    summary: "The investor's commitments",
    description:
      'One row a commitment, in the portfolio and wherever what waits for the investor is counted.',
    tag: 'commitments',
    request: requests.commitmentListRequestSchema,
    answer: commitments.commitmentListResponse,
  }),
  commitmentsByCampaign: defineCall(paths.commitmentsByCampaign, {
    summary: "The investor's commitments, by campaign",
    description: "One row a campaign, with the investor's commitments to it.",
    tag: 'commitments',
    request: requests.commitmentListRequestSchema,
    answer: commitments.campaignRowListResponse,
  }),
  commitment: defineCall(paths.commitment, {
    summary: 'One commitment',
    description: 'Its page, its receipt, and what is read after a write whose outcome is unknown.',
    tag: 'commitments',
    answer: commitments.commitmentResponse,
  }),
  invest: defineCall(paths.invest, {
    summary: 'Commit money to a campaign',
    description:
      "The investor's Submit. The wallet is debited at once. After a lost response the portal looks for the commitment before it lets the investor try again, and sends the same Idempotency-Key.",
    tag: 'commitments',
    headers: {
      'Idempotency-Key':
        'One per decision. The same key and body answer the first result; another body is refused.',
    },
    request: newCommitmentSchema,
    answer: writeResponse,
  }),
  updateStatus: defineCall(paths.updateStatus, {
    summary: 'Cancel or reconfirm a commitment',
    description:
      "CAN cancels and refunds, APP reconfirms after a material change. `commitmentId` is the commitment's guid.",
    tag: 'commitments',
    request: commitments.statusChangeSchema,
    answer: writeResponse,
  }),
  stockMemos: defineCall(paths.stockMemos, {
    summary: "The investor's stock positions",
    description: 'One row a completed purchase of shares.',
    tag: 'stock-memos',
    request: requests.stockMemoListRequestSchema,
    answer: stockMemos.stockMemoListResponse,
  }),
  stockMemo: defineCall(paths.stockMemo, {
    summary: 'One stock position',
    description: 'With the commitments that it came from.',
    tag: 'stock-memos',
    answer: stockMemos.stockMemoResponse,
  }),
  paymentOptions: defineCall(paths.paymentOptions, {
    summary: 'The ways to pay that a partner offers',
    description:
      'Read before the review. `fee`, where it is not null, is added to the total that the investor is shown.',
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
  /** What the portal uses it for, and what its path and body do not say. */
  description: string;
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
