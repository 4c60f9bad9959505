import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { configure } from '@investor-portal/shared/testing/configure';
import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { lookUpPublicIp } from './public-ip-lookup';

let answer = { status: 200, body: '{"ip":"203.0.113.9"}' };
let headers: http.IncomingHttpHeaders | undefined;
const service = http.createServer((request, response) => {
  headers = request.headers;
  response.writeHead(answer.status, { 'access-control-allow-origin': '*' }).end(answer.body);
});
let warn: jest.SpyInstance;

beforeAll(() => new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => service.close(resolve)));
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  headers = undefined;
  const { port } = service.address() as AddressInfo;
  configure({ publicIpUrl: `http://127.0.0.1:${port}/` });
});

async function until(done: () => boolean) {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 10));
}

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::7', '2001:db8::7'],
])('§7 provides the address %s as %s, and sends the third party no token', async (ip, address) => {
  const tokenDetails = { access_token: 'secret' };
  store.set(externalAtom, { code: 'c', externalReferenceCode: 'r', tokenDetails });
  answer = { status: 200, body: JSON.stringify({ ip }) };
  const lookup = lookUpPublicIp();
  expect(lookup.address()).toBe('');
  await until(() => lookup.address() !== '');
  expect(lookup.address()).toBe(address);
  expect([headers?.authorization, headers?.referer]).toEqual([undefined, undefined]);
});

test.each([
  [200, '{"ip":"not one"}'],
  [200, '{}'],
  [200, 'x'],
  [503, '{"ip":"203.0.113.9"}'],
])('§8 only logs the response %s %s', async (status, body) => {
  answer = { status, body };
  const lookup = lookUpPublicIp();
  await until(() => warn.mock.calls.length > 0);
  expect(warn.mock.calls[0]?.[0]).toBe('Error fetching IP address');
  expect(lookup.address()).toBe('');
});

test('stops silently when the dialog closes, and asks nobody when no service is configured', async () => {
  const lookup = lookUpPublicIp();
  lookup.stop();
  await new Promise((resolve) => setTimeout(resolve, 100));
  headers = undefined;
  configure();
  const unasked = lookUpPublicIp();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([lookup.address(), unasked.address()]).toEqual(['', '']);
  expect([headers, warn.mock.calls]).toEqual([undefined, []]);
});
