/** @jest-environment jest-fixed-jsdom */
import * as v from 'valibot';
import { premiumAccountRules, qualifiedAccountRules } from '../accounts/StandaloneForm';
import {
  fields,
  lastStep,
  noAnswers,
  steps,
  type RegistrationAnswers,
} from '../fields/registration-fields';
import { validAnswers } from '../testing/wizard';
import { configure } from '@investor-portal/shared/testing/configure';
import {
  furthestStep,
  readDraft,
  registrationAnswersSchema,
  saveDraft,
  type SavedDraft,
} from './registration-form';

beforeAll(() => configure());

/** Returns the first message for each invalid answer, by path. */
function messages(change: Partial<RegistrationAnswers>): Record<string, string> {
  const parsed = v.safeParse(registrationAnswersSchema, { ...validAnswers, ...change });
  const found: Record<string, string> = {};
  for (const issue of parsed.issues ?? []) found[v.getDotPath(issue) ?? ''] ??= issue.message;
  return found;
}

describe('§5 registration messages', () => {
  test('accepts valid answers', () => {
    expect(messages({})).toEqual({});
  });

  test('names every required field of an empty form once', () => {
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

  test('requires consent to be yes, while other choices may be no', () => {
    expect(messages({ consent: false })).toHaveProperty('consent');
    expect(
      messages({
        waiveInvestmentLimit: false,
        intentToApplyForQualifiedInvestorCertification: false,
        agreeToOpenR1InvestmentsAccount: false,
      }),
    ).toEqual({});
  });

  test.each(['', '   '])('requires the other nationality for OTH with %j', (otherNationality) => {
    expect(messages({ nationality: 'OTH', otherNationality })).toEqual({
      otherNationality: 'Other Nationality is required',
    });
  });

  test('accepts OTH with another nationality, and any other code without one', () => {
    expect(messages({ nationality: 'OTH', otherNationality: 'Sammarinese' })).toEqual({});
    expect(messages({ nationality: 'PH', otherNationality: '' })).toEqual({});
  });

  test('requires every column of a row', () => {
    expect(messages({ officerDirector: [{ portalName: ' ', position: '' }] })).toEqual({
      'officerDirector.0.portalName': 'Portal name is required',
      'officerDirector.0.position': 'Position is required',
    });
    const full = { platformName: 'Fund', issuerName: 'Bakery', position: 'Director' };
    const empty = { platformName: '', issuerName: '', position: '' };
    expect(messages({ officerDirectorIssuer: [full, empty] })).toEqual({
      'officerDirectorIssuer.1.platformName': 'Platform name is required',
      'officerDirectorIssuer.1.issuerName': 'Issuer name is required',
      'officerDirectorIssuer.1.position': 'Position is required',
    });
  });

  test('rejects longer text and more rows than the partner API accepts', () => {
    const row = { portalName: 'Ambag', position: 'Director' };
    const long = { ...row, portalName: 'x'.repeat(201) };
    expect(messages({ officerDirector: [long], taxIdentificationNo: '1'.repeat(41) })).toEqual({
      'officerDirector.0.portalName': 'Use no more than 200 characters',
      taxIdentificationNo: 'Use no more than 40 characters',
    });
    expect(messages({ officerDirector: Array.from({ length: 50 }, () => row) })).toEqual({});
    expect(messages({ officerDirector: Array.from({ length: 51 }, () => row) })).toEqual({
      officerDirector: 'You can add no more than 50 positions.',
    });
  });

  test('requires the warranty only with an account elsewhere', () => {
    expect(messages({ hasAccountCrowdFunding: true })).toEqual({
      warrantsRetailLimits: 'This is required',
    });
    expect(messages({ hasAccountCrowdFunding: true, warrantsRetailLimits: true })).toEqual({});
    expect(messages({ hasAccountCrowdFunding: false, warrantsRetailLimits: false })).toEqual({});
  });

  test.each(['1.2M', '99999999999999'])('rejects an income of %j', (annualGrossIncome) => {
    expect(messages({ annualGrossIncome })).toEqual({
      annualGrossIncome: 'Annual Gross Income must be a valid number',
    });
  });

  test('asks which income is meant where a text leaves it open', () => {
    expect(messages({ annualGrossIncome: '600.000' })).toEqual({
      annualGrossIncome:
        'Annual Gross Income must be a valid number. Did you mean 600,000.00 or 600.00?',
    });
  });

  test.each(['0', '1.200.000,5'])('accepts an income of %j', (annualGrossIncome) => {
    expect(messages({ annualGrossIncome })).toEqual({});
  });

  test('accepts only the three options for assets and net worth', () => {
    expect(messages({ assets: 'Plenty', netWorth: 'Php 500,000.1 to Php 1,000,000' })).toEqual({
      assets: 'Total Asset is required',
    });
  });
});

describe('§4 wizard', () => {
  test('every field belongs to one step', () => {
    expect(steps.flatMap((step) => step.fields)).toEqual(Object.keys(fields));
  });

  const cases: [Partial<RegistrationAnswers>, number][] = [
    [{ consent: false }, 0],
    [{ nationality: '' }, 1],
    [{ nationality: 'OTH' }, 1],
    [{ officerDirector: [{ portalName: '', position: '' }] }, 1],
    [{ officerDirectorIssuer: [{ platformName: 'A', issuerName: '', position: 'B' }] }, 1],
    [{ hasAccountCrowdFunding: true }, 1],
    [{ annualGrossIncome: 'abc' }, 2],
    [{ waiveInvestmentLimit: null }, 2],
    [{ taxIdentificationNo: '1'.repeat(41) }, 2],
    [{ intentToApplyForQualifiedInvestorCertification: null }, 3],
    [{ agreeToOpenR1InvestmentsAccount: null }, lastStep],
    [{ taxIdentificationNo: '' }, lastStep],
  ];

  test.each(cases)('answers with %j unlock step %i and no further', (change, step) => {
    expect(furthestStep({ ...validAnswers, ...change })).toBe(step);
  });
});

describe('§5 the standalone forms', () => {
  test('have the rules of the wizard, and their own message for missing assets', () => {
    const { assets, ...others } = premiumAccountRules;
    for (const [name, rule] of Object.entries({ ...others, ...qualifiedAccountRules }))
      expect(fields).toHaveProperty([name, 'rule'], rule);
    expect(v.safeParse(assets, '').issues?.[0].message).toBe('Asset is required');
  });

  test('ask every question of their step', () => {
    expect(Object.keys(premiumAccountRules)).toEqual(steps[2]?.fields);
    expect(Object.keys(qualifiedAccountRules)).toEqual(steps[3]?.fields);
  });
});

describe('readings S4: the draft', () => {
  const signed: SavedDraft = { answers: validAnswers, lost: ['signature'] };

  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  test('has everything but the tax number after two reloads, and reports what is missing', () => {
    const restored = {
      answers: { ...validAnswers, taxIdentificationNo: '' },
      lost: ['taxIdentificationNo', 'signature'],
    };
    saveDraft('EXT-1', signed);
    const draft = readDraft('EXT-1');
    expect(draft).toEqual(restored);
    saveDraft('EXT-1', draft ?? signed);
    expect(readDraft('EXT-1')).toEqual(restored);
  });

  test('writes nothing to local storage, and the tax number nowhere', () => {
    saveDraft('EXT-1', signed);
    expect(localStorage).toHaveLength(0);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(validAnswers.taxIdentificationNo);
  });

  test('is removed when another investor opens the registration', () => {
    saveDraft('EXT-1', signed);
    expect(readDraft('EXT-2')).toBeUndefined();
    expect(readDraft('EXT-1')).toBeUndefined();
  });

  test('counts as absent if it is unreadable, and an unreadable answer as not given', () => {
    sessionStorage.setItem('investor:registration', '{"owner":');
    expect(readDraft('EXT-1')).toBeUndefined();
    const answers = { ...noAnswers, nationality: 7, consent: 'yes', annualGrossIncome: '10.00' };
    sessionStorage.setItem('investor:registration', JSON.stringify({ owner: 'EXT-1', answers }));
    expect(readDraft('EXT-1')?.answers).toEqual({ ...noAnswers, annualGrossIncome: '10.00' });
  });
});
