import { configure } from '@investor-portal/shared/testing/configure';
import { recordingApi } from '@investor-portal/shared/testing/recording-api';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { lookUpPublicIp } from './public-ip-lookup';

let answer = { status: 200, body: '{"ip":"203.0.113.9"}' };
const requests = recordingApi((res) => res.writeHead(answer.status).end(answer.body));
let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  configure({ publicIpUrl: runtimeConfig().partnerApiUrl });
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
  expect(requests).toMatchObject([{ authorization: undefined, referer: undefined }]);
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
  requests.length = 0;
  configure();
  const unasked = lookUpPublicIp();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([lookup.address(), unasked.address()]).toEqual(['', '']);
  expect([requests, warn.mock.calls]).toEqual([[], []]);
});
