import * as v from 'valibot';
import { otherNationalityCode } from '@investor-portal/shared/partner-api/nationalities';
import { maxOfficerRows } from '@investor-portal/shared/partner-api/registration';
import { annualGrossIncome, line, taxNumber, worth, yesOrNo } from '../../rules/answer-rules';

const officerRow = v.object({
  portalName: line('Portal name is required'),
  position: line('Position is required'),
});

const issuerOfficerRow = v.object({
  platformName: line('Platform name is required'),
  issuerName: line('Issuer name is required'),
  position: line('Position is required'),
});

function rowsOf<Row extends v.GenericSchema>(row: Row) {
  const message = `You can add no more than ${maxOfficerRows} positions.`;
  return v.pipe(v.array(row), v.maxLength(maxOfficerRows, message));
}

/** All validation rules of the registration with their messages (spec §5); steps.ts says which step checks which. */
export const registrationAnswersSchema = v.pipe(
  v.object({
    consent: v.pipe(
      v.nullable(v.boolean()),
      v.literal(true, 'Your consent is needed to open an investment account.'),
    ),
    nationality: v.pipe(v.string(), v.nonEmpty('Nationality is required')),
    otherNationality: v.pipe(v.string(), v.trim()),
    officerDirector: rowsOf(officerRow),
    officerDirectorIssuer: rowsOf(issuerOfficerRow),
    isAssociatedWithCrowdfunding: v.boolean(),
    hasAccountCrowdFunding: v.boolean(),
    warrantsRetailLimits: v.boolean(),
    annualGrossIncome,
    assets: worth('Total Asset is required'),
    netWorth: worth('Net Worth is required'),
    waiveInvestmentLimit: yesOrNo,
    taxIdentificationNo: taxNumber,
    intentToApplyForQualifiedInvestorCertification: yesOrNo,
    agreeToOpenR1InvestmentsAccount: yesOrNo,
  }),
  v.forward(
    v.partialCheck(
      [['nationality'], ['otherNationality']],
      ({ nationality, otherNationality }) =>
        nationality !== otherNationalityCode || otherNationality !== '',
      'Other Nationality is required',
    ),
    ['otherNationality'],
  ),
  v.forward(
    v.partialCheck(
      [['hasAccountCrowdFunding'], ['warrantsRetailLimits']],
      ({ hasAccountCrowdFunding, warrantsRetailLimits }) =>
        !hasAccountCrowdFunding || warrantsRetailLimits,
      'This is required',
    ),
    ['warrantsRetailLimits'],
  ),
);

/** Answers that satisfy every rule. */
export type ValidAnswers = v.InferOutput<typeof registrationAnswersSchema>;
