import type { Centavos } from '@investor-portal/shared/rules/money';
import { configure } from '@investor-portal/shared/testing/configure';
import { attemptLog, type Attempt } from './attempts';

const attempt: Attempt = {
  key: 'k-1',
  amount: 5_000_00 as Centavos,
  known: ['a'],
  sentAt: Date.now(),
};
const stored = 'investor:attempts:c-1';
const log = attemptLog('INV-1', 'c-1');

beforeEach(() => configure());
afterEach(() => {
  for (const { key } of log.read()) log.forget(key);
  localStorage.clear();
});

describe('readings R10: the log of unresolved attempts', () => {
  it('is the browser’s: a tab opened later reads it', () => {
    log.keep(attempt);
    log.keep({ ...attempt, key: 'k-2' });
    expect(
      attemptLog('INV-1', 'c-1')
        .read()
        .map(({ key }) => key),
    ).toEqual(['k-1', 'k-2']);
    expect(Object.keys(localStorage)).toEqual([stored]);
    log.forget('k-1');
    log.forget('k-2');
    expect(localStorage).toHaveLength(0);
  });

  it('is one investor’s, at one campaign', () => {
    log.keep(attempt);
    expect(attemptLog('INV-2', 'c-1').read()).toEqual([]);
    expect(attemptLog('INV-1', 'c-2').read()).toEqual([]);
  });

  it('does not bring back what another tab has resolved or a sign-out has forgotten', () => {
    log.keep(attempt);
    localStorage.clear();
    expect(log.read()).toEqual([]);
  });

  it('lets go of an attempt after a day, and keeps one from a clock that was set back since', () => {
    log.keep({ ...attempt, sentAt: Date.now() - 25 * 3_600_000 });
    expect(log.read()).toEqual([]);
    log.keep({ ...attempt, sentAt: Date.now() + 365 * 86_400_000 });
    expect(log.read()).toHaveLength(1);
  });

  it.each(['{', '{}', 'null', '{"investor":"INV-1","attempts":[{"key":""}]}'])(
    'counts as empty when it cannot be read: %s',
    (text) => {
      localStorage.setItem(stored, text);
      expect(log.read()).toEqual([]);
    },
  );

  it('lives in the page where nothing may be stored', () => {
    configure({ sessionPersistence: 'memory' });
    log.keep(attempt);
    expect(localStorage).toHaveLength(0);
    expect(log.read()).toEqual([attempt]);
    log.forget('k-1');
    expect(log.read()).toEqual([]);
  });
});
