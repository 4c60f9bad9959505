import { PartnerApiError } from './errors';
import { reconcile, settleWrite } from './settle-write';

const failure = (kind: PartnerApiError['kind'], status?: number) =>
  new PartnerApiError(kind, 'POST api', 'Not now.', status);
const message = 'Not now.';
const there = { guid: 'g' };
const found = { kind: 'done', message: null, found: there };

/** A lookup that ends like this each time: found, not found, or failed. @returns also how often it was made. */
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
  it('is done where the server says so, and nothing is looked for', async () => {
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
    ['a 409', failure('http', 409), [null], { kind: 'unconfirmed' }, 3],
    ['lookups that fail', failure('timeout'), ['fails'], { kind: 'unreadable' }, 3],
    ['a last lookup', failure('timeout'), ['fails', null], { kind: 'unconfirmed' }, 3],
    ['a refusal', failure('http', 422), [null], { kind: 'refused', message }, 1],
    ['a refusal, unreadable', failure('http', 422), ['fails'], { kind: 'refused', message }, 1],
    ['a refusal of what is done', failure('http', 422), [there], found, 1],
    [
      'a 2xx that reports a failure',
      failure('refused', 200),
      [null],
      { kind: 'refused', message },
      1,
    ],
    [
      'a 500 in the API’s own words, not found',
      failure('refused', 500),
      [null],
      { kind: 'refused', message },
      1,
    ],
    ['such a 500, found', failure('refused', 500), [there], found, 1],
    ['such a 500, unreadable', failure('refused', 500), ['fails'], { kind: 'unreadable' }, 1],
    ['a reported failure, found', failure('refused', 200), [there], found, 1],
    ['a session that has ended', failure('session', 401), [there], { kind: 'refused', message }, 0],
  ] as const)('after %s', async (_, error, results, expected, expectedLookups) => {
    const { find, made } = lookups(...results);
    const outcome = await settleWrite(() => Promise.reject(error), find, { delaysMs: [0, 0, 0] });
    expect(outcome).toEqual(expected);
    expect(made()).toBe(expectedLookups);
  });

  it('is a refusal after a 409 that speaks of what is changed', async () => {
    const conflict = () => Promise.reject(failure('http', 409));
    const options = { delaysMs: [0], conflictRefuses: true };
    expect(await settleWrite(conflict, lookups(null).find, options)).toEqual({
      kind: 'refused',
      message,
    });
  });

  it('is looked for again without sending anything', async () => {
    expect(await reconcile(lookups(there).find, [0])).toEqual(found);
    expect(await reconcile(lookups(null).find, [0])).toMatchObject({
      kind: 'unconfirmed',
    });
  });
});
