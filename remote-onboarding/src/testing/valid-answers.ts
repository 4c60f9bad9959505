import type { RegistrationAnswers } from '../fields/registration-fields';

/** Answers that satisfy every rule, without officer rows. */
export const validAnswers: RegistrationAnswers = {
  consent: true,
  nationality: 'PH',
  otherNationality: '',
  officerDirector: [],
  officerDirectorIssuer: [],
  isAssociatedWithCrowdfunding: false,
  hasAccountCrowdFunding: false,
  warrantsRetailLimits: false,
  annualGrossIncome: '1,200,000.00',
  assets: 'Above Php 1,000,000',
  netWorth: 'Below Php 500,000',
  waiveInvestmentLimit: true,
  taxIdentificationNo: '123-456-789',
  intentToApplyForQualifiedInvestorCertification: false,
  agreeToOpenR1InvestmentsAccount: true,
};
