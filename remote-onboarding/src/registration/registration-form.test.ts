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

const row = { portalName: 'Ambag', position: 'Director' };
const issuerRow = { platformName: 'Fund', issuerName: 'Bakery', position: 'Director' };
const rows = (length: number) => Array.from({ length }, () => row);
const consent = 'Your consent is needed to open an investment account.';
const otherNationality = 'Other Nationality is required';
const income = 'Annual Gross Income must be a valid number';

test.each<[Partial<RegistrationAnswers>, Record<string, string>]>([
  [{}, {}],
  // Every required field of an empty form.
  [
    noAnswers,
    {
      consent,
      nationality: 'Nationality is required',
      annualGrossIncome: 'Annual Gross Income is required',
      assets: 'Total Asset is required',
      netWorth: 'Net Worth is required',
      waiveInvestmentLimit: 'This is required',
      intentToApplyForQualifiedInvestorCertification: 'This is required',
      agreeToOpenR1InvestmentsAccount: 'This is required',
    },
  ],
  [{ consent: false }, { consent }],
  // Other choices may be no.
  [
    {
      waiveInvestmentLimit: false,
      intentToApplyForQualifiedInvestorCertification: false,
      agreeToOpenR1InvestmentsAccount: false,
    },
    {},
  ],
  [{ nationality: 'OTH' }, { otherNationality }],
  [{ nationality: 'OTH', otherNationality: '   ' }, { otherNationality }],
  [
    { officerDirector: [{ portalName: ' ', position: '' }] },
    {
      'officerDirector.0.portalName': 'Portal name is required',
      'officerDirector.0.position': 'Position is required',
    },
  ],
  [
    { officerDirectorIssuer: [issuerRow, { platformName: '', issuerName: '', position: '' }] },
    {
      'officerDirectorIssuer.1.platformName': 'Platform name is required',
      'officerDirectorIssuer.1.issuerName': 'Issuer name is required',
      'officerDirectorIssuer.1.position': 'Position is required',
    },
  ],
  // The limits of the partner API.
  [
    { officerDirector: [{ ...row, portalName: 'x'.repeat(201) }] },
    { 'officerDirector.0.portalName': 'Use no more than 200 characters' },
  ],
  [
    { taxIdentificationNo: '1'.repeat(41) },
    { taxIdentificationNo: 'Use no more than 40 characters' },
  ],
  [{ officerDirector: rows(50) }, {}],
  [{ officerDirector: rows(51) }, { officerDirector: 'You can add no more than 50 positions.' }],
  [{ hasAccountCrowdFunding: true }, { warrantsRetailLimits: 'This is required' }],
  [{ annualGrossIncome: '1.2M' }, { annualGrossIncome: income }],
  [{ annualGrossIncome: '99999999999999' }, { annualGrossIncome: income }],
  [
    { annualGrossIncome: '600.000' },
    { annualGrossIncome: `${income}. Did you mean 600,000.00 or 600.00?` },
  ],
  [{ assets: 'Plenty' }, { assets: 'Total Asset is required' }],
  [{ netWorth: 'Php 500,000.1 to Php 1,000,000' }, {}],
])('§5 the messages for %j are %j', (change, messages) => {
  const parsed = v.safeParse(registrationAnswersSchema, { ...validAnswers, ...change });
  const found: Record<string, string> = {};
  for (const issue of parsed.issues ?? []) found[v.getDotPath(issue) ?? ''] ??= issue.message;
  expect(found).toEqual(messages);
});

test('§4 every field belongs to one step of the wizard', () => {
  expect(steps.flatMap((step) => step.fields)).toEqual(Object.keys(fields));
});

test.each<[Partial<RegistrationAnswers>, number]>([
  [noAnswers, 0],
  [{ nationality: 'OTH' }, 1],
  [{ officerDirectorIssuer: [{ ...issuerRow, issuerName: '' }] }, 1],
  [{ hasAccountCrowdFunding: true, annualGrossIncome: '' }, 1],
  [{ taxIdentificationNo: '1'.repeat(41) }, 2],
  [{ intentToApplyForQualifiedInvestorCertification: null }, 3],
  [{ agreeToOpenR1InvestmentsAccount: null }, lastStep],
  [{}, lastStep],
])('§4 answers with %j unlock step %i and no further', (change, step) => {
  expect(furthestStep({ ...validAnswers, ...change })).toBe(step);
});

test('§5 the standalone forms ask what their step asks, and have their own message for assets', () => {
  expect(Object.keys(premiumAccountRules)).toEqual(steps[2]?.fields);
  expect(Object.keys(qualifiedAccountRules)).toEqual(steps[3]?.fields);
  const { assets, ...others } = premiumAccountRules;
  for (const [name, rule] of Object.entries({ ...others, ...qualifiedAccountRules }))
    expect(fields).toHaveProperty([name, 'rule'], rule);
  expect(v.safeParse(assets, '').issues?.[0].message).toBe('Asset is required');
});

const signed: SavedDraft = { answers: validAnswers, lost: ['signature'] };

test('readings S4: the draft has everything but the tax number after two reloads, and is removed when another investor comes', () => {
  const answers = { ...validAnswers, taxIdentificationNo: '' };
  const restored = { answers, lost: ['taxIdentificationNo', 'signature'] };
  saveDraft('EXT-1', signed);
  expect(localStorage).toHaveLength(0);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(validAnswers.taxIdentificationNo);
  const draft = readDraft('EXT-1');
  expect(draft).toEqual(restored);
  saveDraft('EXT-1', draft ?? signed);
  expect(readDraft('EXT-1')).toEqual(restored);
  expect(readDraft('EXT-2')).toBeUndefined();
  expect(readDraft('EXT-1')).toBeUndefined();
});

test('readings S4: the draft counts as absent if it is unreadable, and an unreadable answer as not given', () => {
  sessionStorage.setItem('investor:registration', '{"owner":');
  expect(readDraft('EXT-1')).toBeUndefined();
  const answers = { ...noAnswers, nationality: 7, consent: 'yes', annualGrossIncome: '10.00' };
  sessionStorage.setItem('investor:registration', JSON.stringify({ owner: 'EXT-1', answers }));
  expect(readDraft('EXT-1')?.answers).toEqual({ ...noAnswers, annualGrossIncome: '10.00' });
});
