import { validAnswers } from '../testing/valid-answers';
import { noAnswers, type RegistrationAnswers } from './registration-answers';
import { furthestStep, lastStep, steps } from './steps';

describe('§4 wizard', () => {
  test('has the five steps of spec §2, with the fields each one validates', () => {
    expect(steps).toEqual([
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
        fields: ['annualGrossIncome', 'assets', 'netWorth', 'waiveInvestmentLimit'],
      },
      {
        title: 'Qualified Account Access',
        fields: ['intentToApplyForQualifiedInvestorCertification'],
      },
      { title: 'Investor Agreement', fields: ['agreeToOpenR1InvestmentsAccount'] },
    ]);
  });

  const leadTo: [Partial<RegistrationAnswers>, number][] = [
    [{ consent: false }, 0],
    [{ nationality: '' }, 1],
    [{ nationality: 'OTH' }, 1],
    [{ officerDirector: [{ portalName: '', position: '' }] }, 1],
    [{ hasAccountCrowdFunding: true }, 1],
    [{ annualGrossIncome: 'abc' }, 2],
    [{ waiveInvestmentLimit: null }, 2],
    [{ intentToApplyForQualifiedInvestorCertification: null }, 3],
    [{ agreeToOpenR1InvestmentsAccount: null }, lastStep],
    [{}, lastStep],
  ];

  test.each(leadTo)('answers with %j lead to step %i and no further', (change, step) => {
    expect(furthestStep({ ...validAnswers, ...change })).toBe(step);
  });

  test('no answers lead to the consent', () => {
    expect(furthestStep(noAnswers)).toBe(0);
  });

  test('the tax number opens and closes no step', () => {
    expect(furthestStep({ ...validAnswers, taxIdentificationNo: '' })).toBe(lastStep);
  });
});
