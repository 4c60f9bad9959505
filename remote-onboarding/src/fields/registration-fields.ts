import * as v from 'valibot';
import { otherNationalityCode } from '@investor-portal/shared/partner-api/contract/nationalities';
import { formatMoney, fromCentavos } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import {
  maxLength,
  choice,
  income,
  incomeOf,
  rowsOf,
  text,
  toggle,
  typesOf,
  worth,
  type Field,
} from './field-kinds';

const consentFields = {
  consent: {
    ...choice,
    rule: v.pipe(
      v.nullable(v.boolean()),
      v.literal(true, 'Your consent is needed to open an investment account.'),
    ),
    label: 'Do you consent to the processing of your personal data?',
    hint: 'We need it to open your investment account. You must answer Yes to continue.',
    reviewLabel: 'Processing of personal data',
  },
};

const additionalFields = {
  /** A nationality code. OTH asks for `otherNationality`. */
  nationality: {
    ...text,
    rule: v.pipe(v.string(), v.nonEmpty('Nationality is required')),
    label: 'Nationality *',
  },
  otherNationality: {
    ...text,
    rule: v.pipe(v.string(), v.trim(), v.nonEmpty('Other Nationality is required')),
    label: 'Other Nationality *',
    asked: ({ nationality }: { nationality: string }) => nationality === otherNationalityCode,
  },
  officerDirector: {
    ...rowsOf({
      portalName: { label: 'CF Platform or Portal Name*', missing: 'Portal name is required' },
      position: { label: 'Position*', missing: 'Position is required' },
    }),
    label: 'I am an officer or a director of a crowdfunding portal',
    rowsLabel: 'Your positions at crowdfunding portals',
    reviewLabel: 'Officer or director, portal',
    inReview: (rows: readonly { portalName: string; position: string }[]) =>
      rows.map((row) => `${row.position}, ${row.portalName}`).join('; ') || 'No',
  },
  officerDirectorIssuer: {
    ...rowsOf({
      platformName: { label: 'CF Platform or Portal Name*', missing: 'Platform name is required' },
      issuerName: { label: 'Name of Issuer*', missing: 'Issuer name is required' },
      position: { label: 'Position*', missing: 'Position is required' },
    }),
    label: 'I am an officer or a director of an issuer',
    hint: 'An issuer is a company that sells its shares on such a portal.',
    rowsLabel: 'Your positions at issuers',
    reviewLabel: 'Officer or director, issuer',
    inReview: (rows: readonly { platformName: string; issuerName: string; position: string }[]) =>
      rows.map((row) => `${row.position}, ${row.issuerName} (${row.platformName})`).join('; ') ||
      'No',
  },
  isAssociatedWithCrowdfunding: {
    ...toggle,
    label: 'I have ties to a crowdfunding platform or portal',
    reviewLabel: 'Ties to a platform or portal',
  },
  hasAccountCrowdFunding: {
    ...toggle,
    label: 'I have an account with other crowdfunding platforms or portals',
    reviewLabel: 'Account on another platform',
  },
  warrantsRetailLimits: {
    ...toggle,
    rule: v.pipe(
      v.boolean(),
      v.check((isTicked) => isTicked, 'This is required'),
    ),
    asked: (answers: { hasAccountCrowdFunding: boolean }) => answers.hasAccountCrowdFunding,
    label: 'I warrant that I have not breached my annual retail investor limits.',
    reviewLabel: 'Retail limits not breached',
    inReview: (isTicked: boolean) => (isTicked ? 'Warranted' : 'Not warranted'),
  },
};

export const premiumFields = {
  /** The specification does not give this field's wire name (readings W7). It is asked first, because it
   * says what the other answers are for. */
  waiveInvestmentLimit: {
    ...choice,
    get label() {
      return `Do you want to waive the standard investment limit of ${premiumLimit()}?`;
    },
    get notes() {
      return {
        yes: `Ask to invest more than ${premiumLimit()}`,
        no: `Invest up to ${premiumLimit()}`,
      };
    },
    reviewLabel: 'Waive the standard investment limit',
  },
  /** PHP per year, as typed: `1,200,000.00`. */
  annualGrossIncome: {
    ...text,
    rule: income,
    label: 'Annual Gross Income *',
    inReview: (text: string) => {
      const centavos = incomeOf(text);
      return formatMoney(centavos && fromCentavos(centavos), runtimeConfig().currency);
    },
  },
  assets: { ...text, rule: worth('Total Asset is required'), label: 'Total Asset *' },
  netWorth: { ...text, rule: worth('Net Worth is required'), label: 'Net Worth *' },
  /** The tax number is optional, because no rule in spec §5 requires it. */
  taxIdentificationNo: {
    ...text,
    rule: v.pipe(v.string(), v.trim(), maxLength(40)),
    label: 'Tax Identification Number (optional)',
    hint: 'For example 123-456-789-000. We don’t save it in your browser.',
    reviewLabel: 'Tax Identification Number',
    memoryOnly: true as const,
  },
};

export const qualifiedFields = {
  intentToApplyForQualifiedInvestorCertification: {
    ...choice,
    label: 'Do you want to apply to be certified as a qualified investor?',
    reviewLabel: 'Qualified investor certification',
  },
};

const agreementFields = {
  agreeToOpenR1InvestmentsAccount: {
    ...choice,
    label: 'Do you agree to open the investments account?',
  },
};

export const fields = {
  ...consentFields,
  ...additionalFields,
  ...premiumFields,
  ...qualifiedFields,
  ...agreementFields,
};

export type FieldName = keyof typeof fields;

/** The form values, named for their meaning on screen. payload.ts maps them to the API's names. */
export type RegistrationAnswers = {
  [Name in FieldName]: v.InferOutput<(typeof fields)[Name]['type']>;
};

/** The same questions, for code that handles all of them in the same way. */
export const fieldsByName: {
  [Name in FieldName]: Field<RegistrationAnswers[Name], RegistrationAnswers>;
} = fields;

interface WizardStep {
  title: string;
  /** The fields that must be valid before the wizard continues (spec §4 'Wizard', §5 for the warranty). */
  fields: readonly FieldName[];
}

export const steps: readonly WizardStep[] = [
  { title: 'Consent to Get Verified', fields: namesOf(consentFields) },
  { title: 'Input Additional Info', fields: namesOf(additionalFields) },
  { title: 'Premium Account Access', fields: namesOf(premiumFields) },
  { title: 'Qualified Account Access', fields: namesOf(qualifiedFields) },
  { title: 'Investor Agreement', fields: namesOf(agreementFields) },
];

export const lastStep = steps.length - 1;

export function stepSearch(step: number): string {
  return step === 0 ? '' : `?step=${step + 1}`;
}

export function isAsked(name: FieldName, answers: RegistrationAnswers): boolean {
  return fieldsByName[name].asked?.(answers) ?? true;
}

export const noAnswers: RegistrationAnswers = v.parse(typesOf(fields), {});

export function answeredInMemory(answers: RegistrationAnswers): FieldName[] {
  return namesOf(fields).filter(
    (name) => fieldsByName[name].memoryOnly && answers[name] !== noAnswers[name],
  );
}

/** Formats the limit that Premium Account Access waives (spec §9). */
export function premiumLimit(): string {
  const { currency, limits } = runtimeConfig();
  return formatMoney(limits.premiumWaiver, currency);
}

export function namesOf<Name extends FieldName>(group: Record<Name, unknown>): Name[] {
  return Object.keys(group) as Name[];
}
