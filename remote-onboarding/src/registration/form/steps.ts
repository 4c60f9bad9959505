import * as v from 'valibot';
import type { RegistrationAnswers } from './registration-answers';
import { registrationAnswersSchema } from './schema';

export interface WizardStep {
  title: string;
  /** The fields that must be valid before the wizard moves on (spec §4 'Wizard'; §5 for the warranty). */
  fields: readonly (keyof RegistrationAnswers)[];
}

export const steps: readonly WizardStep[] = [
  { title: 'Consent to Get Verified', fields: ['consent'] },
  {
    title: 'Input Additional Info',
    fields: [
      'nationality',
      'otherNationality',
      'officerDirector',
      'officerDirectorIssuer',
      'warrantsRetailLimits',
    ],
  },
  {
    title: 'Premium Account Access',
    fields: [
      'annualGrossIncome',
      'assets',
      'netWorth',
      'waiveInvestmentLimit',
      'taxIdentificationNo',
    ],
  },
  {
    title: 'Qualified Account Access',
    fields: ['intentToApplyForQualifiedInvestorCertification'],
  },
  { title: 'Investor Agreement', fields: ['agreeToOpenR1InvestmentsAccount'] },
];

export const lastStep = steps.length - 1;

/** The query string of a step; the first step has none. */
export function stepSearch(step: number): string {
  return step === 0 ? '' : `?step=${step + 1}`;
}

/** The furthest step these answers unlock: the first with invalid fields, or else the last. */
export function furthestStep(answers: RegistrationAnswers): number {
  const parsed = v.safeParse(registrationAnswersSchema, answers);
  const invalid = new Set(parsed.issues?.map((issue) => issue.path?.[0].key));
  const first = steps.findIndex(({ fields }) => fields.some((field) => invalid.has(field)));
  return first === -1 ? lastStep : first;
}
