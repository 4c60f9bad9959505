import {
  accountActivityResponse,
  accountActivitySchema,
} from '@investor-portal/shared/partner-api/contract/account-activities';
import * as calls from '@investor-portal/shared/partner-api/contract/calls';
import * as campaigns from '@investor-portal/shared/partner-api/contract/campaigns';
import {
  campaignRowSchema,
  commitmentSchema,
} from '@investor-portal/shared/partner-api/contract/commitment';
import * as commitments from '@investor-portal/shared/partner-api/contract/commitments';
import {
  companySectionSchema,
  companySectionsResponse,
} from '@investor-portal/shared/partner-api/contract/company-view';
import * as nationalities from '@investor-portal/shared/partner-api/contract/nationalities';
import {
  preSignResponse,
  uploadResponse,
} from '@investor-portal/shared/partner-api/contract/files';
import { userDetailsResponse } from '@investor-portal/shared/partner-api/contract/partner';
import * as payments from '@investor-portal/shared/partner-api/contract/payments';
import * as memos from '@investor-portal/shared/partner-api/contract/stock-memos';
import { writeResponse } from '@investor-portal/shared/partner-api/contract/write-response';
import { userDetailsSchema } from '@investor-portal/shared/session/session';
import type * as v from 'valibot';

import {
  requestOf,
  type CallTemplate,
} from '@investor-portal/shared/partner-api/client/request-of';

export type CallName = keyof typeof calls;

/** Method and path of each call, by its name. */
export const templates: Record<CallName, CallTemplate> = { ...calls };

/** Fewer placeholders first: `…/commitment/invest` is no guid. */
const patterns = (Object.keys(templates) as CallName[])
  .map((name) => {
    const { method, path } = requestOf(templates[name], 'ID');
    return { name, method, test: new RegExp(`^/?${path.replace('ID', '[^/?]+')}(?:\\?|$)`) };
  })
  .sort((a, b) => Number(a.test.source.includes('+')) - Number(b.test.source.includes('+')));

/** The call that a request is. */
export const callAt = (method: string, path: string): CallName | undefined =>
  patterns.find((it) => it.method === method && it.test.test(path))?.name;

/** The schema with which the portal reads each response. */
export const responses: Record<CallName, v.GenericSchema> = {
  userDetails: userDetailsResponse,
  register: writeResponse,
  accountActivity: accountActivityResponse,
  upload: uploadResponse,
  preSign: preSignResponse,
  nationalities: nationalities.nationalityListResponse,
  newestCampaigns: campaigns.campaignListResponse,
  expiringCampaigns: campaigns.campaignListResponse,
  issuerCampaigns: campaigns.campaignListResponse,
  campaign: campaigns.campaignResponse,
  subscription: campaigns.subscriptionResponse,
  companyView: companySectionsResponse,
  commitments: commitments.commitmentListResponse,
  commitmentsByCampaign: commitments.campaignRowListResponse,
  commitment: commitments.commitmentResponse,
  invest: writeResponse,
  updateStatus: writeResponse,
  stockMemos: memos.stockMemoListResponse,
  stockMemo: memos.stockMemoResponse,
  paymentOptions: payments.paymentOptionsResponse,
};

/** The entities of spec §3, by the schema that reads them. */
export const entities: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [accountActivitySchema, 'AccountActivity'],
  [campaigns.campaignSchema, 'Campaign'],
  [campaigns.subscriptionSchema, 'Subscription'],
  [campaignRowSchema, 'CampaignRow'],
  [commitmentSchema, 'Commitment'],
  [companySectionSchema, 'CompanySection'],
  [nationalities.nationalitySchema, 'Nationality'],
  [payments.paymentOptionSchema, 'PaymentOption'],
  [memos.stockMemoSchema, 'StockMemo'],
  [userDetailsSchema, 'UserDetails'],
]);
