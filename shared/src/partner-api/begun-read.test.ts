import type { BegunRead } from '../contract/document-start';
import { takeBegunRead } from './begun-read';

const wanted = { method: 'GET', url: 'https://api.example/details', body: '', token: 'of A' };
const answer = Promise.resolve(new Response('{}'));

function begun(change: Partial<BegunRead> = {}) {
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
    expect(takeBegunRead(wanted)).toBe(answer);
    expect(takeBegunRead(wanted)).toBeUndefined();
  });

  it.each<Partial<BegunRead>>([
    { token: 'of B' },
    { method: 'POST' },
    { url: 'https://api.example/other' },
    { body: '{"currentPage":2}' },
  ])('is nobody’s who asks otherwise than %j', (change) => {
    begun(change);
    expect(takeBegunRead(wanted)).toBeUndefined();
  });

  it('is asked for again when it is old', () => {
    begun({ at: performance.now() - 30_001 });
    expect(takeBegunRead(wanted)).toBeUndefined();
  });

  it('is none where the document began nothing', () => {
    expect(takeBegunRead(wanted)).toBeUndefined();
  });
});
