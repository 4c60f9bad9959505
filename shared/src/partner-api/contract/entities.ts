import { userDetailsSchema } from '@investor-portal/shared/session/session';
import { accountActivitySchema } from './account-activities';
import { campaignSchema, subscriptionSchema } from './campaigns';
import {
  adviceSchema,
  campaignRowSchema,
  commitmentSchema,
  materialChangeSchema,
} from './commitment';
import { companySectionSchema } from './company-view';
import { nationalitySchema } from './nationalities';
import { paymentOptionSchema } from './payments';
import { stockMemoSchema } from './stock-memos';

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

export const partsOfCommitment = { Advice: adviceSchema, MaterialChange: materialChangeSchema };
