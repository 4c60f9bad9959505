import * as v from 'valibot';
import { validAnswers } from '../testing/valid-answers';
import { noAnswers, type RegistrationAnswers } from './registration-answers';
import { registrationAnswersSchema } from './schema';

/** The first sentence for each invalid answer, by its path. */
function messages(change: Partial<RegistrationAnswers>): Record<string, string> {
  const parsed = v.safeParse(registrationAnswersSchema, { ...validAnswers, ...change });
  const found: Record<string, string> = {};
  for (const issue of parsed.issues ?? []) found[v.getDotPath(issue) ?? ''] ??= issue.message;
  return found;
}

describe('§5 messages of the registration', () => {
  test('valid answers have none', () => {
    expect(messages({})).toEqual({});
  });

  test('an empty form names everything that is required, each once', () => {
    expect(messages(noAnswers)).toEqual({
      consent: 'Your consent is needed to open an investment account.',
      nationality: 'Nationality is required',
      annualGrossIncome: 'Annual Gross Income is required',
      assets: 'Total Asset is required',
      netWorth: 'Net Worth is required',
      waiveInvestmentLimit: 'This is required',
      intentToApplyForQualifiedInvestorCertification: 'This is required',
      agreeToOpenR1InvestmentsAccount: 'This is required',
    });
  });

  test('consent must be yes; the other choices may be no', () => {
    expect(messages({ consent: false })).toHaveProperty('consent');
    expect(
      messages({
        waiveInvestmentLimit: false,
        intentToApplyForQualifiedInvestorCertification: false,
        agreeToOpenR1InvestmentsAccount: false,
      }),
    ).toEqual({});
  });

  test.each(['', '   '])('OTH with %j asks for the other nationality', (otherNationality) => {
    expect(messages({ nationality: 'OTH', otherNationality })).toEqual({
      otherNationality: 'Other Nationality is required',
    });
  });

  test('OTH with another nationality, and any code without one, are valid', () => {
    expect(messages({ nationality: 'OTH', otherNationality: 'Sammarinese' })).toEqual({});
    expect(messages({ nationality: 'PH', otherNationality: '' })).toEqual({});
  });

  test('the other nationality is asked for even while other steps are empty', () => {
    expect(messages({ ...noAnswers, nationality: 'OTH' })).toHaveProperty(
      'otherNationality',
      'Other Nationality is required',
    );
  });

  test('an officer row needs portal name and position', () => {
    expect(messages({ officerDirector: [{ portalName: ' ', position: '' }] })).toEqual({
      'officerDirector.0.portalName': 'Portal name is required',
      'officerDirector.0.position': 'Position is required',
    });
  });

  test('a text that is longer than the partner API takes is said to be', () => {
    const long = 'x'.repeat(201);
    const words = 'Use no more than 200 characters';
    expect(messages({ officerDirector: [{ portalName: long, position: 'Director' }] })).toEqual({
      'officerDirector.0.portalName': words,
    });
    expect(messages({ taxIdentificationNo: '1'.repeat(41) })).toEqual({
      taxIdentificationNo: 'Use no more than 40 characters',
    });
  });

  test('there are no more rows than the partner API takes', () => {
    const row = { portalName: 'Ambag', position: 'Director' };
    expect(messages({ officerDirector: Array.from({ length: 50 }, () => row) })).toEqual({});
    expect(messages({ officerDirector: Array.from({ length: 51 }, () => row) })).toEqual({
      officerDirector: 'No more than 50 rows can be sent.',
    });
  });

  test('an issuer row needs platform name, issuer name and position', () => {
    const full = { platformName: 'Fund', issuerName: 'Bakery', position: 'Director' };
    const empty = { platformName: '', issuerName: '', position: '' };
    expect(messages({ officerDirectorIssuer: [full, empty] })).toEqual({
      'officerDirectorIssuer.1.platformName': 'Platform name is required',
      'officerDirectorIssuer.1.issuerName': 'Issuer name is required',
      'officerDirectorIssuer.1.position': 'Position is required',
    });
  });

  test('the warranty is required with an account elsewhere, and only then', () => {
    expect(messages({ hasAccountCrowdFunding: true })).toEqual({
      warrantsRetailLimits: 'This is required',
    });
    expect(messages({ hasAccountCrowdFunding: true, warrantsRetailLimits: true })).toEqual({});
    expect(messages({ hasAccountCrowdFunding: false, warrantsRetailLimits: false })).toEqual({});
  });

  test.each(['abc', '12abc', '1.2.3', '-5', '.', '1e5', '99999999999999'])(
    'an income of %j is no valid number',
    (annualGrossIncome) => {
      expect(messages({ annualGrossIncome })).toEqual({
        annualGrossIncome: 'Annual Gross Income must be a valid number',
      });
    },
  );

  test.each(['0', '1200000', '1,200,000', '1,200,000.50', ' 500 '])(
    'an income of %j is valid',
    (annualGrossIncome) => {
      expect(messages({ annualGrossIncome })).toEqual({});
    },
  );

  test('assets and net worth are one of the three options', () => {
    expect(messages({ assets: 'Plenty', netWorth: 'Php 500,000.1 to Php 1,000,000' })).toEqual({
      assets: 'Total Asset is required',
    });
  });
});
