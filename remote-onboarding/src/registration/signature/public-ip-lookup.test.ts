import http from 'node:http';
import { configure } from '@investor-portal/shared/testing/configure';
import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { lookUpPublicIp } from './public-ip-lookup';

let answer = { status: 200, body: '' };
let headers: http.IncomingHttpHeaders = {};
const service = http.createServer((request, response) => {
  headers = request.headers;
  response.writeHead(answer.status, { 'access-control-allow-origin': '*' }).end(answer.body);
});

beforeAll(() => new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => service.close(resolve)));

async function until(done: () => boolean) {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('§4, §7 public IP lookup', () => {
  let warned: unknown[][];
  const { warn } = console;
  beforeEach(() => {
    warned = [];
    console.warn = (...parts: unknown[]) => void warned.push(parts);
    const address = service.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    configure({ publicIpUrl: `http://127.0.0.1:${port}/` });
  });
  afterEach(() => {
    console.warn = warn;
  });

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8::7', '2001:db8::7'],
  ])('provides the address %s as %s, and sends the third party no token', async (ip, address) => {
    const tokenDetails = { access_token: 'secret' };
    store.set(externalAtom, { code: 'c', externalReferenceCode: 'r', tokenDetails });
    answer = { status: 200, body: JSON.stringify({ ip }) };
    const lookup = lookUpPublicIp();
    expect(lookup.address()).toBe('');
    await until(() => lookup.address() !== '');
    expect(lookup.address()).toBe(address);
    expect([headers.authorization, headers.referer]).toEqual([undefined, undefined]);
  });

  test.each([
    [200, '{"ip":"not one"}'],
    [200, '{}'],
    [200, 'x'],
    [503, '{"ip":"203.0.113.9"}'],
  ])('§8 only logs the response %s %s', async (status, body) => {
    answer = { status, body };
    const lookup = lookUpPublicIp();
    await until(() => warned.length > 0);
    expect(warned[0]?.[0]).toBe('Error fetching IP address');
    expect(lookup.address()).toBe('');
  });

  test('stops silently when the dialog closes', async () => {
    answer = { status: 200, body: '{"ip":"203.0.113.9"}' };
    const lookup = lookUpPublicIp();
    lookup.stop();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([lookup.address(), warned]).toEqual(['', []]);
  });

  test('is skipped when no service is configured', () => {
    configure();
    headers = {};
    expect(lookUpPublicIp().address()).toBe('');
    expect([headers, warned]).toEqual([{}, []]);
  });
});
