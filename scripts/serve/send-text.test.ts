import { serveWith } from '@investor-portal/loader/testing/serve-responses';
import { acceptedEncodings, sendText } from './send-text';

describe('a generated text', () => {
  const address = serveWith((req, res) =>
    sendText(req, res, req.url === '/short' ? '{}' : 'a text '.repeat(100), req.url === '/kept'),
  );

  const ask = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(address(path), { headers });
    const text = await response.text();
    const named = (name: string) => response.headers.get(name);
    return { status: response.status, text, encoding: named('content-encoding'), named };
  };

  it.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('for %s comes with %s, and says that it varies', async (accepted, encoding) => {
    const answer = await ask('/', { 'accept-encoding': accepted });
    expect(answer).toMatchObject({ encoding, text: 'a text '.repeat(100) });
    expect([answer.named('vary'), answer.named('etag')]).toEqual(['Accept-Encoding', null]);
  });

  it('is not compressed when that would not pay', async () => {
    const answer = await ask('/short', { 'accept-encoding': 'br' });
    expect(answer).toMatchObject({ encoding: null, text: '{}' });
  });

  it('is not sent again to a browser that already has it', async () => {
    const etag = (await ask('/kept', {})).named('etag') ?? '';
    expect(await ask('/kept', { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
    expect(await ask('/kept', { 'if-none-match': 'W/"other"' })).toMatchObject({ status: 200 });
  });
});

it.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['*', []],
  ['gzip', ['gzip']],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP;q=0.5,br;q=0.1', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br; q=0.000, gzip;q=0', []],
  ['brotli, xgzip', []],
])('accept-encoding %j accepts %j', (header, accepted) => {
  expect(acceptedEncodings({ headers: { 'accept-encoding': header } })).toEqual(accepted);
});
