import type { YesNoAnswer } from '../rules/answer-rules';

/** Answers collected by PremiumFields, in the wizard and in the standalone form. */
export interface PremiumAnswers {
  /** PHP per year, as typed: `1,200,000.00`. */
  annualGrossIncome: string;
  assets: string;
  netWorth: string;
  /** The specification lost this field's wire name (readings W7). */
  waiveInvestmentLimit: YesNoAnswer;
  taxIdentificationNo: string;
}

/** Answers collected by QualifiedFields. */
export interface QualifiedAnswers {
  intentToApplyForQualifiedInvestorCertification: YesNoAnswer;
}
