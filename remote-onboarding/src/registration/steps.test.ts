import { validAnswers } from '../testing/valid-answers';
import { noAnswers, type RegistrationAnswers } from './registration-answers';
import { furthestStep, lastStep } from './steps';

describe('§4 wizard', () => {
  const leadTo: [Partial<RegistrationAnswers>, number][] = [
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

  test.each(leadTo)('answers with %j lead to step %i and no further', (change, step) => {
    expect(furthestStep({ ...validAnswers, ...change })).toBe(step);
  });

  test('no answers lead to the consent', () => {
    expect(furthestStep(noAnswers)).toBe(0);
  });

  test('no tax number closes no step', () => {
    expect(furthestStep({ ...validAnswers, taxIdentificationNo: '' })).toBe(lastStep);
  });
});
