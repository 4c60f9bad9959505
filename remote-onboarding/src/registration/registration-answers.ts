/** The form of the wizard: what the screens ask, under names that say what is meant; payload.ts knows the wire's. */
export interface RegistrationAnswers {
  consent: Answer;
  /** A nationality code; OTH reveals `otherNationality`. */
  nationality: string;
  /** The name of another nationality, or ''. */
  otherNationality: string;
  /** Empty = not an officer or director of a crowdfunding portal: the toggle shows whether there are rows. */
  officerDirector: OfficerRow[];
  /** Empty = not an officer or director of an issuer. */
  officerDirectorIssuer: IssuerOfficerRow[];
  isAssociatedWithCrowdfunding: boolean;
  hasAccountCrowdFunding: boolean;
  /** "I warrant that I have not breached my annual retail investor limits." is ticked. */
  warrantsRetailLimits: boolean;
  /** PHP a year, as typed: `1,200,000.00`. */
  annualGrossIncome: string;
  assets: string;
  netWorth: string;
  /** The field whose wire name was lost (readings W7). */
  waiveInvestmentLimit: Answer;
  taxIdentificationNo: string;
  intentToApplyForQualifiedInvestorCertification: Answer;
  agreeToOpenR1InvestmentsAccount: Answer;
}

/** Yes, no, or not answered yet. */
export type Answer = boolean | null;

export interface OfficerRow {
  portalName: string;
  position: string;
}

export interface IssuerOfficerRow {
  platformName: string;
  issuerName: string;
  position: string;
}

/** Nothing is preselected: consent and agreement are given, not left standing. */
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

/** Whether anything was answered yet. */
export function isAnswered(answers: RegistrationAnswers): boolean {
  return JSON.stringify({ ...noAnswers, ...answers }) !== JSON.stringify(noAnswers);
}
