import { otherNationalityCode } from '@investor-portal/shared/partner-api/nationalities';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { YesNoAnswer } from '../../rules/answer-rules';
import type { RegistrationAnswers } from '../form/registration-answers';
import { steps } from '../form/steps';

export interface ReviewSection {
  /** The step where these answers can be changed. */
  step: number;
  title: string;
  items: readonly { label: string; value: string }[];
}

/** All answers for review before signing (WCAG 3.3.4), grouped by step; '' for a missing answer. */
export function reviewSections(
  answers: RegistrationAnswers,
  nationalityName: string,
): ReviewSection[] {
  const items = [
    [{ label: 'Processing of personal data', value: yesNo(answers.consent) }],
    additionalInfo(answers, nationalityName),
    [
      {
        label: 'Annual Gross Income',
        value: formatMoney(answers.annualGrossIncome, runtimeConfig().currency),
      },
      { label: 'Total Asset', value: answers.assets },
      { label: 'Net Worth', value: answers.netWorth },
      { label: 'Waive the standard investment limit', value: yesNo(answers.waiveInvestmentLimit) },
      { label: 'Tax Identification Number', value: answers.taxIdentificationNo },
    ],
    [
      {
        label: 'Apply for the qualified investor certification',
        value: yesNo(answers.intentToApplyForQualifiedInvestorCertification),
      },
    ],
  ];
  return items.map((list, step) => ({ step, title: steps[step]?.title ?? '', items: list }));
}

function additionalInfo(answers: RegistrationAnswers, nationalityName: string) {
  const { officerDirector, officerDirectorIssuer } = answers;
  return [
    { label: 'Nationality', value: nationalityName },
    ...(answers.nationality === otherNationalityCode
      ? [{ label: 'Other Nationality', value: answers.otherNationality }]
      : []),
    {
      label: 'Officer or director of a crowdfunding portal',
      value: list(officerDirector.map((row) => `${row.position}, ${row.portalName}`)),
    },
    {
      label: 'Officer or director of an issuer',
      value: list(
        officerDirectorIssuer.map(
          (row) => `${row.position}, ${row.issuerName} (${row.platformName})`,
        ),
      ),
    },
    {
      label: 'Associated with a crowdfunding platform or portal',
      value: yesNo(answers.isAssociatedWithCrowdfunding),
    },
    {
      label: 'Account with another crowdfunding platform or portal',
      value: yesNo(answers.hasAccountCrowdFunding),
    },
    ...(answers.hasAccountCrowdFunding
      ? [
          {
            label: 'Annual retail investor limits not breached',
            value: answers.warrantsRetailLimits ? 'Warranted' : 'Not warranted',
          },
        ]
      : []),
  ];
}

function yesNo(answer: YesNoAnswer): string {
  if (answer === null) return '';
  return answer ? 'Yes' : 'No';
}

function list(rows: string[]): string {
  return rows.length > 0 ? rows.join('; ') : 'No';
}
