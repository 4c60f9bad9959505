import type { PrefetchedResponse } from '../../contract/document-start';
import { newDocumentStart } from '../../testing/new-document-start';
import { takePrefetched } from './prefetched-response';

const request = { method: 'GET', url: 'https://api.example/details', body: '', token: 'of A' };
const response = Promise.resolve(new Response('{}'));

function prefetch(change: Partial<PrefetchedResponse> = {}) {
  const read = { ...request, at: performance.now(), response, ...change };
  globalThis.portalStart = newDocumentStart({ reads: [read] });
}

afterEach(() => void (globalThis.portalStart = undefined));

describe('decision 80: a response that the document has prefetched', () => {
  it.each<Partial<PrefetchedResponse>>([
    { token: 'of B' },
    { method: 'POST' },
    { url: 'https://api.example/other' },
    { body: '{"currentPage":2}' },
  ])('is not used for a request that differs in %j', (change) => {
    prefetch(change);
    expect(takePrefetched(request)).toBeUndefined();
  });

  it('is not used when it is too old, but a later one to the same request is', () => {
    prefetch({ at: performance.now() - 30_001 });
    expect(takePrefetched(request)).toBeUndefined();
    const fresh = Promise.resolve(new Response('{}'));
    globalThis.portalStart?.reads.push({ ...request, at: performance.now(), response: fresh });
    expect(takePrefetched(request)?.response).toBe(fresh);
  });
});
