import type * as v from 'valibot';
import { userDetailsSchema } from '@investor-portal/shared/session/session';
import { accountActivitySchema } from '@investor-portal/shared/partner-api/contract/account-activities';
import {
  campaignSchema,
  subscriptionSchema,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import {
  adviceSchema,
  campaignRowSchema,
  commitmentSchema,
  materialChangeSchema,
} from '@investor-portal/shared/partner-api/contract/commitment';
import { companySectionSchema } from '@investor-portal/shared/partner-api/contract/company-view';
import { nationalitySchema } from '@investor-portal/shared/partner-api/contract/nationalities';
import { paymentOptionSchema } from '@investor-portal/shared/partner-api/contract/payments';
import { stockMemoSchema } from '@investor-portal/shared/partner-api/contract/stock-memos';

/** The entities of spec §3, by their names in the OpenAPI document and in reports. */
export const entities = {
  AccountActivity: accountActivitySchema,
  Campaign: campaignSchema,
  CampaignRow: campaignRowSchema,
  Commitment: commitmentSchema,
  CompanySection: companySectionSchema,
  Nationality: nationalitySchema,
  PaymentOption: paymentOptionSchema,
  StockMemo: stockMemoSchema,
  Subscription: subscriptionSchema,
  UserDetails: userDetailsSchema,
};
export type EntityName = keyof typeof entities;
export type Entities = { [Name in EntityName]: v.InferOutput<(typeof entities)[Name]> };

export const partsOfCommitment = { Advice: adviceSchema, MaterialChange: materialChangeSchema };
