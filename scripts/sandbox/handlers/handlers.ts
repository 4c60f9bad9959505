import type { CallName, Calls } from '../contract/calls';
import { accountActivity } from './account-activities';
import {
  campaign,
  expiringCampaigns,
  issuerCampaigns,
  newestCampaigns,
  subscription,
} from './campaigns';
import { commitment, commitments, invest, updateStatus } from './commitments';
import { commitmentsByCampaign } from './commitments-by-campaign';
import { preSign, upload } from './files';
import type { Handler } from './handler';
import { companyView, nationalities, paymentOptions } from './lookups';
import { register, userDetails } from './partner';
import { stockMemo, stockMemos } from './stock-memos';

/** One handler for every call of the contract; the compiler reports a missing one. */
export const handlers: { readonly [Name in CallName]: Handler<Calls[Name]> } = {
  userDetails,
  register,
  accountActivity,
  upload,
  preSign,
  nationalities,
  newestCampaigns,
  expiringCampaigns,
  issuerCampaigns,
  campaign,
  subscription,
  companyView,
  commitments,
  commitmentsByCampaign,
  commitment,
  invest,
  updateStatus,
  stockMemos,
  stockMemo,
  paymentOptions,
};
