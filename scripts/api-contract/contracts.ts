import * as v from 'valibot';
import type { Call } from '@investor-portal/shared/partner-api/client/call';
import { accountActivityCall } from '@investor-portal/shared/partner-api/contract/account-activities';
import * as campaigns from '@investor-portal/shared/partner-api/contract/campaigns';
import * as commitments from '@investor-portal/shared/partner-api/contract/commitments';
import {
  companySections,
  companyViewCall,
} from '@investor-portal/shared/partner-api/contract/company-view';
import { preSignCall, uploadCall } from '@investor-portal/shared/partner-api/contract/files';
import { nationalitiesCall } from '@investor-portal/shared/partner-api/contract/nationalities';
import { userDetailsCall } from '@investor-portal/shared/partner-api/contract/partner';
import { paymentOptionsCall } from '@investor-portal/shared/partner-api/contract/payments';
import {
  registerCall,
  registrationSchema,
} from '@investor-portal/shared/partner-api/contract/registration';
import {
  stockMemoCall,
  stockMemosCall,
} from '@investor-portal/shared/partner-api/contract/stock-memos';
import texts from './documentation.json';
import * as requests from './requests';

/** The texts of `documentation.json` for the API's owner. */
interface Documentation {
  tag: string;
  summary: string;
  /** How the portal uses the call, and details that its path and body do not show. */
  description: string;
  /** The text that an investor sees when this read fails. `pnpm check-api` quotes the text. */
  whenItFails?: string;
}

/** A call with its documentation and requests. */
export interface CallContract extends Omit<Call, 'answer'>, Documentation {
  changesWithMoney?: boolean;
  /** Whether a visitor without a session may use the call (readings S3). */
  anonymous?: true;
  query?: Readonly<Record<string, boolean>>;
  headers?: Readonly<Record<string, string>>;
  /** The schema of the body, which is JSON unless `multipart` is set. */
  request?: v.GenericSchema;
  multipart?: true;
  answer: v.GenericSchema;
  /** A request for existing entities. Writes have no example, because the recording sends its own. */
  example?: (things: ExampleThings) => ExampleRequest;
}

/** Existing entities of an API, from which an example makes its request. */
export interface ExampleThings {
  partnerCode: string;
  externalReferenceCode: string;
  investorAccountId: string;
  campaign: { guid: string; issuerGuid: string; issuerImage: string };
  commitment: { guid: string };
  stockMemo: { guid: string };
}

export interface ExampleRequest {
  id?: string;
  query?: Record<string, string>;
  json?: object;
}

const firstRows = { rowPerPage: 2, isDescending: true };
const ofPartner = ({ partnerCode: partnerAccountCode }: ExampleThings) => ({
  json: { ...firstRows, currentPage: 1, advanceFilter: { partnerAccountCode } },
});
const ofInvestor = ({ investorAccountId }: ExampleThings) => ({
  json: { ...firstRows, pageNumber: 1, advanceFilter: { investorAccountId } },
});
const campaignList = {
  anonymous: true,
  request: requests.campaignListRequestSchema,
  example: ofPartner,
} as const;
const commitmentList = { request: requests.commitmentListRequestSchema, example: ofInvestor };

export const maximumUploadBytes = 5 * 1024 * 1024;

const file = v.pipe(
  v.instance(File),
  v.check(({ size }) => size > 0, 'must not be empty'),
  v.check(({ size }) => size <= maximumUploadBytes, 'must not be larger than 5 MB'),
);

const described = {
  newestCampaigns: { ...campaigns.newestCampaignsCall, ...campaignList },
  expiringCampaigns: { ...campaigns.expiringCampaignsCall, ...campaignList },
  issuerCampaigns: {
    ...campaigns.issuerCampaignsCall,
    request: requests.campaignListRequestSchema,
    example: (things) => ({ id: things.campaign.issuerGuid, ...ofPartner(things) }),
  },
  campaign: { ...campaigns.campaignCall, example: ({ campaign }) => ({ id: campaign.guid }) },
  subscription: {
    ...campaigns.subscriptionCall,
    example: ({ campaign }) => ({ id: campaign.guid }),
  },
  commitments: { ...commitments.commitmentsCall, ...commitmentList },
  commitmentsByCampaign: { ...commitments.commitmentsByCampaignCall, ...commitmentList },
  commitment: {
    ...commitments.commitmentCall,
    example: ({ commitment }) => ({ id: commitment.guid }),
  },
  invest: {
    ...commitments.investCall,
    headers: {
      'Idempotency-Key':
        'One key per decision of the investor. A repeated request with the same key and body gets the first response. The same key with another body is refused.',
    },
    request: requests.newCommitmentSchema,
  },
  updateStatus: { ...commitments.updateStatusCall, request: requests.statusChangeSchema },
  companyView: {
    ...companyViewCall,
    answer: companySections,
    example: ({ campaign }) => ({ id: campaign.issuerGuid }),
  },
  upload: {
    ...uploadCall,
    request: v.object({ type: v.picklist(['images', 'documents']), file }),
    multipart: true,
  },
  preSign: {
    ...preSignCall,
    anonymous: true,
    query: { key: true },
    example: ({ campaign }) => ({ query: { key: campaign.issuerImage } }),
  },
  nationalities: {
    ...nationalitiesCall,
    request: requests.nationalityListRequestSchema,
    example: () => ({
      json: { rowPerPage: 3, pageNumber: 1, advanceFilter: { categoryCode: 'DEF' } },
    }),
  },
  userDetails: {
    ...userDetailsCall,
    example: ({ externalReferenceCode }) => ({ id: externalReferenceCode }),
  },
  register: { ...registerCall, request: registrationSchema },
  paymentOptions: {
    ...paymentOptionsCall,
    query: { partnerAccountCode: false },
    example: ({ partnerCode }) => ({ query: { partnerAccountCode: partnerCode } }),
  },
  stockMemos: {
    ...stockMemosCall,
    request: requests.stockMemoListRequestSchema,
    example: ofInvestor,
  },
  stockMemo: { ...stockMemoCall, example: ({ stockMemo }) => ({ id: stockMemo.guid }) },
  accountActivity: {
    ...accountActivityCall,
    request: requests.accountActivityRequestSchema,
    example: ({ investorAccountId }) => ({
      json: { investorAccountId, startDate: '2000-01-01', endDate: '2099-12-31', rowPerPage: 1 },
    }),
  },
} as const satisfies Readonly<Record<keyof typeof texts, Omit<CallContract, keyof Documentation>>>;

export type CallName = keyof typeof described;
export type Contracts = { readonly [Name in CallName]: (typeof described)[Name] & Documentation };

/** Sorted by template, so that `…/list` comes before `…/{guid}`, which matches the same path. */
export const callNames = (Object.keys(described) as CallName[]).sort((one, other) =>
  described[one].template < described[other].template ? -1 : 1,
);
export const contracts = Object.fromEntries(
  callNames.map((name) => [name, { ...described[name], ...texts[name] }]),
) as unknown as Contracts;
