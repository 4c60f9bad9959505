import { noAnswers, type RegistrationAnswers } from './registration-answers';
import { furthestStep, lastStep } from './steps';
import { validAnswers } from './valid-answers';

describe('§4 wizard', () => {
  const cases: [Partial<RegistrationAnswers>, number][] = [
    [{ consent: false }, 0],
    [{ nationality: '' }, 1],
    [{ nationality: 'OTH' }, 1],
    [{ nationality: 'OTH', otherNationality: ' ' }, 1],
    [{ officerDirector: [{ portalName: '', position: '' }] }, 1],
    [{ officerDirectorIssuer: [{ platformName: 'A', issuerName: '', position: 'B' }] }, 1],
    [{ hasAccountCrowdFunding: true }, 1],
    [{ annualGrossIncome: 'abc' }, 2],
    [{ assets: '' }, 2],
    [{ netWorth: '' }, 2],
    [{ waiveInvestmentLimit: null }, 2],
    [{ taxIdentificationNo: '1'.repeat(41) }, 2],
    [{ intentToApplyForQualifiedInvestorCertification: null }, 3],
    [{ agreeToOpenR1InvestmentsAccount: null }, lastStep],
    [{}, lastStep],
  ];

  test.each(cases)('answers with %j unlock step %i and no further', (change, step) => {
    expect(furthestStep({ ...validAnswers, ...change })).toBe(step);
  });

  test('starts at the consent without answers', () => {
    expect(furthestStep(noAnswers)).toBe(0);
  });

  test('does not require a tax number', () => {
    expect(furthestStep({ ...validAnswers, taxIdentificationNo: '' })).toBe(lastStep);
  });
});
