import { accountActivitySchema } from '@investor-portal/shared/partner-api/contract/account-activities';
import type { CallContract } from '@investor-portal/shared/partner-api/contract/call-contract';
import {
  campaignSchema,
  subscriptionSchema,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import {
  campaignRowSchema,
  commitmentSchema,
} from '@investor-portal/shared/partner-api/contract/commitment';
import { companySectionSchema } from '@investor-portal/shared/partner-api/contract/company-view';
import {
  callNames,
  contracts,
  type CallName,
} from '@investor-portal/shared/partner-api/contract/contracts';
import { nationalitySchema } from '@investor-portal/shared/partner-api/contract/nationalities';
import { paymentOptionSchema } from '@investor-portal/shared/partner-api/contract/payments';
import { stockMemoSchema } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { requestOf } from '@investor-portal/shared/partner-api/client/request-of';
import { userDetailsSchema } from '@investor-portal/shared/session/session';

export { callNames, type CallName };

/** Each call of the contract, by its name. */
export const calls: Readonly<Record<CallName, CallContract>> = contracts;

const patterns = callNames.map((name) => {
  const { method, path } = requestOf(calls[name].template, 'ID');
  return { name, method, test: new RegExp(`^/?${path.replace('ID', '[^/?]+')}(?:\\?|$)`) };
});

/** The call that a request is. */
export const callAt = (method: string, path: string): CallName | undefined =>
  patterns.find((it) => it.method === method && it.test.test(path))?.name;

/** The entities of spec §3, by the schema that reads them. */
export const entities: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [accountActivitySchema, 'AccountActivity'],
  [campaignSchema, 'Campaign'],
  [subscriptionSchema, 'Subscription'],
  [campaignRowSchema, 'CampaignRow'],
  [commitmentSchema, 'Commitment'],
  [companySectionSchema, 'CompanySection'],
  [nationalitySchema, 'Nationality'],
  [paymentOptionSchema, 'PaymentOption'],
  [stockMemoSchema, 'StockMemo'],
  [userDetailsSchema, 'UserDetails'],
]);
