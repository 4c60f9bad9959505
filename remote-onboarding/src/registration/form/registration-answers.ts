import type { YesNoAnswer } from '../../rules/answer-rules';
import type { PremiumAnswers, QualifiedAnswers } from '../../tiers/tier-answers';

/** The wizard's form values, named for what they mean on screen; payload.ts maps them to the wire. */
export interface RegistrationAnswers extends PremiumAnswers, QualifiedAnswers {
  consent: YesNoAnswer;
  /** A nationality code; OTH reveals `otherNationality`. */
  nationality: string;
  /** The name of another nationality, or ''. */
  otherNationality: string;
  /** Empty: not an officer or director of a crowdfunding portal. The toggle is on while there are rows. */
  officerDirector: OfficerRow[];
  /** Empty: not an officer or director of an issuer. */
  officerDirectorIssuer: IssuerOfficerRow[];
  isAssociatedWithCrowdfunding: boolean;
  hasAccountCrowdFunding: boolean;
  /** "I warrant that I have not breached my annual retail investor limits." is ticked. */
  warrantsRetailLimits: boolean;
  agreeToOpenR1InvestmentsAccount: YesNoAnswer;
}

export interface OfficerRow {
  portalName: string;
  position: string;
}

export interface IssuerOfficerRow {
  platformName: string;
  issuerName: string;
  position: string;
}

/** Nothing is preselected: consent and agreement must be given explicitly. */
export const noAnswers: RegistrationAnswers = {
  consent: null,
  nationality: '',
  otherNationality: '',
  officerDirector: [],
  officerDirectorIssuer: [],
  isAssociatedWithCrowdfunding: false,
  hasAccountCrowdFunding: false,
  warrantsRetailLimits: false,
  annualGrossIncome: '',
  assets: '',
  netWorth: '',
  waiveInvestmentLimit: null,
  taxIdentificationNo: '',
  intentToApplyForQualifiedInvestorCertification: null,
  agreeToOpenR1InvestmentsAccount: null,
};

export const emptyOfficerRow: OfficerRow = { portalName: '', position: '' };

export const emptyIssuerOfficerRow: IssuerOfficerRow = {
  platformName: '',
  issuerName: '',
  position: '',
};

/** Whether any question has been answered. */
export function isAnswered(answers: RegistrationAnswers): boolean {
  return JSON.stringify({ ...noAnswers, ...answers }) !== JSON.stringify(noAnswers);
}
