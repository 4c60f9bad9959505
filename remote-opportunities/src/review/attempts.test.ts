/** @jest-environment jest-fixed-jsdom */
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { Centavos } from '@investor-portal/shared/rules/money';
import { configure } from '@investor-portal/shared/testing/configure';
import { newDocumentStart } from '@investor-portal/shared/testing/new-document-start';
import { signIn } from '@investor-portal/shared/testing/sandbox';
import { attemptLog, fetchAllCommitments, findRemoved, resolveAttempts } from './attempts';
import type { Attempt, AttemptLog } from './attempts';

const amount = 5_000_00 as Centavos;
const attempt: Attempt = { key: 'k-1', amount, known: ['a'], sentAt: Date.now() };
const stored = 'investor:attempts:c-1';
const log = attemptLog('INV-1', 'c-1');

const keys = (of: AttemptLog) => of.read().map(({ key }) => key);

beforeEach(() => configure());
afterEach(() => {
  for (const key of keys(log)) log.remove(key);
  localStorage.clear();
});

describe('readings R10: the log of unresolved attempts', () => {
  it('is shared with a tab that opens later', () => {
    log.save(attempt);
    log.save({ ...attempt, key: 'k-2' });
    expect(keys(attemptLog('INV-1', 'c-1'))).toEqual(['k-1', 'k-2']);
    expect(Object.keys(localStorage)).toEqual([stored]);
    log.remove('k-1');
    log.remove('k-2');
    expect(localStorage).toHaveLength(0);
  });

  it('belongs to one investor and one campaign, and brings nothing back that another tab removed', () => {
    log.save(attempt);
    expect(attemptLog('INV-2', 'c-1').read()).toEqual([]);
    expect(attemptLog('INV-1', 'c-2').read()).toEqual([]);
    localStorage.clear();
    expect(log.read()).toEqual([]);
  });

  it('drops an attempt after a day, and keeps one sent before the clock was set back', () => {
    log.save({ ...attempt, sentAt: Date.now() - 25 * 3_600_000 });
    expect(log.read()).toEqual([]);
    log.save({ ...attempt, sentAt: Date.now() + 365 * 86_400_000 });
    expect(log.read()).toHaveLength(1);
  });

  it('keeps an attempt of an earlier version, with the server’s message', () => {
    const before = { ...attempt, answer: 'Maintenance.' };
    localStorage.setItem(stored, JSON.stringify({ investor: 'INV-1', attempts: [before] }));
    expect(log.read()).toEqual([{ ...attempt, serverMessage: 'Maintenance.' }]);
  });

  const unreadable = ['{', '{}', 'null', '{"investor":"INV-1","attempts":[{"key":""}]}'];
  it.each(unreadable)('is empty when it cannot be parsed: %s', (text) => {
    localStorage.setItem(stored, text);
    expect(log.read()).toEqual([]);
  });

  it('lasts as long as the page where storage has no room, beside what is stored', () => {
    log.save(attempt);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    log.save({ ...attempt, key: 'k-2' });
    expect(keys(log)).toEqual(['k-1', 'k-2']);
    full.mockRestore();
    log.save({ ...attempt, key: 'k-3' });
    expect(keys(log)).toEqual(['k-1', 'k-2', 'k-3']);
    expect(localStorage.getItem(stored)).toContain('k-2');
  });

  it('loses an attempt whose commitment was cancelled since, without reporting a success', () => {
    const made = { guid: 'b', campaignGuid: 'c-1', commitmentAmount: 5_000 };
    const status = { commitmentStatusCode: 'CAN', commitmentStatus: { name: '' } };
    const cancelled = { ...made, ...status, commitmentCurrencyCode: 'PHP' } as Commitment;
    const nothing = { own: null, others: [], unresolved: [] };
    for (const sentKey of ['k-1', null]) {
      log.save(attempt);
      expect(resolveAttempts(log, sentKey, 'c-1', [cancelled])).toEqual(nothing);
      expect(log.read()).toEqual([]);
    }
    expect(findRemoved(log, attempt, 'c-1', [cancelled])).toBeNull();
  });
});

it('reads the commitments anew although a list of them was prefetched', async () => {
  const { accountId } = await signIn();
  const request = { method: 'POST', url: 'https://api.example/list', body: '', token: '' };
  const response = Promise.resolve(new Response('{}'));
  const start = newDocumentStart({ reads: [{ ...request, at: performance.now(), response }] });
  globalThis.portalStart = start;
  await fetchAllCommitments(accountId, { guid: 'c-1', campaignCode: 'C-1' });
  globalThis.portalStart = undefined;
  expect(start.reads).toEqual([]);
});
