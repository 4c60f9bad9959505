/** @jest-environment jest-fixed-jsdom */
import { PartnerApiError } from '../partner-api/errors';
import { reconcile, settleWrite } from './settle-write';

const message = 'Not now.';
/** A failure with or without the server's own words. */
const failure = (kind: PartnerApiError['kind'], status?: number, words?: string) =>
  new PartnerApiError(kind, 'POST api', message, status, { words });
const quoted = { kind: 'unconfirmed', serverMessage: message };
const refused = { kind: 'refused', message };
const unread = { kind: 'unreadable', serverMessage: message };
const there = { guid: 'g' };
const found = { kind: 'done', message: null, found: there };

/** A lookup that returns these results in turn and then repeats the last. @returns also the number of lookups. */
function lookups(...results: (object | null | 'fails')[]) {
  let made = 0;
  const find = async () => {
    const result = results[Math.min(made, results.length - 1)] ?? null;
    made += 1;
    if (result === 'fails') throw failure('offline');
    return result as typeof there | null;
  };
  return { find, made: () => made };
}

describe('readings W16: how a write ended', () => {
  it('is done if the server says so, without a lookup', async () => {
    const { find, made } = lookups(there);
    const outcome = await settleWrite(async () => 'Received.', find);
    expect(outcome).toEqual({ kind: 'done', message: 'Received.', found: null });
    expect(made()).toBe(0);
  });

  it.each([
    ['a lost response, found', failure('timeout'), [there], found, 1],
    ['a lost response, found late', failure('timeout'), [null, 'fails', there], found, 3],
    ['a lost response, not found', failure('offline'), [null], { kind: 'unconfirmed' }, 3],
    ['an empty 2xx, not found', failure('shape', 200), [null], { kind: 'unconfirmed' }, 3],
    ['a gateway’s error', failure('http', 503), [null], { kind: 'unconfirmed' }, 3],
    ['a gateway’s error with a reason', failure('http', 503, message), [null], quoted, 3],
    ['a 409 without a reason', failure('http', 409), [null], { kind: 'unconfirmed' }, 3],
    ['a 409 with a reason', failure('http', 409, message), [null], refused, 1],
    ['a 409 with a reason, found', failure('http', 409, message), [there], found, 1],
    ['a 409 with a reason, unreadable', failure('http', 409, message), ['fails'], unread, 1],
    ['lookups that fail', failure('timeout'), ['fails'], { kind: 'unreadable' }, 3],
    ['a last lookup', failure('timeout'), ['fails', null], { kind: 'unconfirmed' }, 3],
    ['a refusal', failure('http', 422), [null], refused, 1],
    ['a refusal, unreadable', failure('http', 422), ['fails'], refused, 1],
    ['a refusal of what is done', failure('http', 422), [there], found, 1],
    ['a 2xx that reports a failure', failure('refused', 200), [null], refused, 1],
    ['a 500 in the API’s own words, not found', failure('refused', 500), [null], refused, 1],
    ['such a 500, found', failure('refused', 500), [there], found, 1],
    ['such a 500, unreadable', failure('refused', 500), ['fails'], { kind: 'unreadable' }, 1],
    ['a reported failure, found', failure('refused', 200), [there], found, 1],
    ['a session that has ended', failure('session', 401), [there], refused, 0],
  ] as const)('after %s', async (_, error, results, expected, expectedLookups) => {
    const { find, made } = lookups(...results);
    const outcome = await settleWrite(() => Promise.reject(error), find, { delaysMs: [0, 0, 0] });
    expect(outcome).toEqual(expected);
    expect(made()).toBe(expectedLookups);
  });

  it.each([
    ['a 409 with a reason', failure('http', 409, message), 3, quoted],
    ['a refusal', failure('http', 422, message), 1, quoted],
    ['a refusal without a reason', failure('http', 422), 1, { kind: 'unconfirmed' }],
    ['a 500 in the API’s own words', failure('refused', 500, message), 1, quoted],
    ['a session that has ended', failure('session', 401), 0, { kind: 'unconfirmed' }],
  ])(
    'stays unknown after %s while an earlier attempt may be under way',
    async (_, error, expectedLookups, expected) => {
      const { find, made } = lookups(null);
      const options = { delaysMs: [0, 0, 0], earlierUnknown: true };
      expect(await settleWrite(() => Promise.reject(error), find, options)).toEqual(expected);
      expect(made()).toBe(expectedLookups);
    },
  );

  it('is looked up again without sending anything', async () => {
    expect(await reconcile(lookups(there).find, [0])).toEqual(found);
    expect(await reconcile(lookups(null).find, [0])).toEqual({ kind: 'unconfirmed' });
  });
});
