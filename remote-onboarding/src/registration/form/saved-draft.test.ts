/** @jest-environment jest-fixed-jsdom */
import { configure } from '@investor-portal/shared/testing/configure';
import { noAnswers } from '../../fields/registration-fields';
import { validAnswers } from '../../testing/valid-answers';
import { readDraft, saveDraft } from './saved-draft';

const signed = { fields: [], signature: true };
const unsigned = { fields: [], signature: false };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  configure();
});

test('restores everything but the tax number after a reload, and reports what is missing', () => {
  saveDraft('EXT-1', validAnswers, signed);
  expect(readDraft('EXT-1')).toEqual({
    answers: { ...validAnswers, taxIdentificationNo: '' },
    notRestored: { fields: ['taxIdentificationNo'], signature: true },
  });
});

test('still reports what is missing after a second reload', () => {
  const before = { fields: ['taxIdentificationNo'], signature: true } as const;
  saveDraft('EXT-1', { ...validAnswers, taxIdentificationNo: '' }, before);
  expect(readDraft('EXT-1')?.notRestored).toEqual(before);
});

test('readings S4: writes nothing to local storage, and the tax number nowhere', () => {
  saveDraft('EXT-1', validAnswers, signed);
  expect(localStorage).toHaveLength(0);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(validAnswers.taxIdentificationNo);
});

test('removes the draft when another investor opens the registration', () => {
  saveDraft('EXT-1', validAnswers, unsigned);
  expect(readDraft('EXT-2')).toBeUndefined();
  expect(readDraft('EXT-1')).toBeUndefined();
});

test('treats an unreadable draft as absent, and an unreadable answer as not given', () => {
  sessionStorage.setItem('investor:registration', '{"owner":');
  expect(readDraft('EXT-1')).toBeUndefined();
  const answers = { ...noAnswers, nationality: 7, consent: 'yes', annualGrossIncome: '10.00' };
  sessionStorage.setItem('investor:registration', JSON.stringify({ owner: 'EXT-1', answers }));
  expect(readDraft('EXT-1')?.answers).toEqual({ ...noAnswers, annualGrossIncome: '10.00' });
});
