import { configure } from '@investor-portal/shared/testing/configure';
import { validAnswers } from '../testing/valid-answers';
import { forgetAnswers, keepAnswers, readKeptAnswers } from './saved-draft';
import { noAnswers } from './registration-answers';

const signed = { taxNumber: false, signature: true };
const unsigned = { taxNumber: false, signature: false };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  configure();
});

test('a reload brings everything back but the tax number, and says what it could not', () => {
  keepAnswers('EXT-1', validAnswers, signed);
  expect(readKeptAnswers('EXT-1')).toEqual({
    answers: { ...validAnswers, taxIdentificationNo: '' },
    lost: { taxNumber: true, signature: true },
  });
});

test('what one reload lost is still said after the next', () => {
  const before = { taxNumber: true, signature: true };
  keepAnswers('EXT-1', { ...validAnswers, taxIdentificationNo: '' }, before);
  expect(readKeptAnswers('EXT-1')?.lost).toEqual(before);
});

test('readings S4: nothing is in local storage, and the tax number is nowhere', () => {
  keepAnswers('EXT-1', validAnswers, signed);
  expect(localStorage).toHaveLength(0);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(validAnswers.taxIdentificationNo);
});

test('another investor never sees them, and they are gone then', () => {
  keepAnswers('EXT-1', validAnswers, unsigned);
  expect(readKeptAnswers('EXT-2')).toBeUndefined();
  expect(readKeptAnswers('EXT-1')).toBeUndefined();
});

test('what cannot be read counts as absent; a single answer that cannot is not given', () => {
  sessionStorage.setItem('investor:registration', '{"owner":');
  expect(readKeptAnswers('EXT-1')).toBeUndefined();
  const answers = { ...noAnswers, nationality: 7, consent: 'yes', annualGrossIncome: '10.00' };
  sessionStorage.setItem('investor:registration', JSON.stringify({ owner: 'EXT-1', answers }));
  expect(readKeptAnswers('EXT-1')?.answers).toEqual({ ...noAnswers, annualGrossIncome: '10.00' });
});

test('a platform that wants nothing stored gets nothing stored', () => {
  configure({ sessionPersistence: 'memory' });
  keepAnswers('EXT-1', validAnswers, unsigned);
  expect(sessionStorage).toHaveLength(0);
});

test('forgotten answers are gone', () => {
  keepAnswers('EXT-1', validAnswers, unsigned);
  forgetAnswers();
  expect(readKeptAnswers('EXT-1')).toBeUndefined();
});
