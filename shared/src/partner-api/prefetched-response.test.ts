import type { PrefetchedResponse } from '../contract/document-start';
import { takePrefetched } from './prefetched-response';

const wanted = { method: 'GET', url: 'https://api.example/details', body: '', token: 'of A' };
const answer = Promise.resolve(new Response('{}'));

function begun(change: Partial<PrefetchedResponse> = {}) {
  const read = { ...wanted, at: performance.now(), response: answer, ...change };
  globalThis.portalStart = {
    messages: [],
    reads: [read],
    pictures: [],
    handOn: () => {},
  };
}

afterEach(() => {
  globalThis.portalStart = undefined;
});

describe('decision 80: a read that the document has begun', () => {
  it('answers the call that asks the same, once', () => {
    begun();
    expect(takePrefetched(wanted)).toBe(answer);
    expect(takePrefetched(wanted)).toBeUndefined();
  });

  it.each<Partial<PrefetchedResponse>>([
    { token: 'of B' },
    { method: 'POST' },
    { url: 'https://api.example/other' },
    { body: '{"currentPage":2}' },
  ])('is nobody’s who asks otherwise than %j', (change) => {
    begun(change);
    expect(takePrefetched(wanted)).toBeUndefined();
  });

  it('is asked for again when it is old', () => {
    begun({ at: performance.now() - 30_001 });
    expect(takePrefetched(wanted)).toBeUndefined();
  });

  it('is none where the document began nothing', () => {
    expect(takePrefetched(wanted)).toBeUndefined();
  });
});
