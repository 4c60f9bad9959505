import * as v from 'valibot';
import { annualGrossIncome, taxNumber, worth, yesOrNo } from '../rules/answer-rules';

/** The standalone premium form; its message for missing assets differs from the wizard's (spec §5). */
export const premiumSchema = v.object({
  annualGrossIncome,
  assets: worth('Asset is required'),
  netWorth: worth('Net Worth is required'),
  waiveInvestmentLimit: yesOrNo,
  taxIdentificationNo: taxNumber,
});

export const qualifiedSchema = v.object({
  intentToApplyForQualifiedInvestorCertification: yesOrNo,
});
