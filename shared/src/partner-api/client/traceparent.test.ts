import { newTraceparent } from './traceparent';

it('is a header of W3C Trace Context, and another one for each call', () => {
  const headers = Array.from({ length: 100 }, newTraceparent);
  for (const header of headers) expect(header).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  for (const part of [1, 2])
    expect(new Set(headers.map((header) => header.split('-')[part])).size).toBe(headers.length);
});
