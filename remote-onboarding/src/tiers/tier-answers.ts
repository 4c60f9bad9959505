import type { RegistrationAnswers } from '../registration/registration-answers';

/** What PremiumFields asks, in the wizard and in the standalone form. */
export type PremiumAnswers = Pick<
  RegistrationAnswers,
  'annualGrossIncome' | 'assets' | 'netWorth' | 'waiveInvestmentLimit' | 'taxIdentificationNo'
>;

/** What QualifiedFields asks. */
export type QualifiedAnswers = Pick<
  RegistrationAnswers,
  'intentToApplyForQualifiedInvestorCertification'
>;
