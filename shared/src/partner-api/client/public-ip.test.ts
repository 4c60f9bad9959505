import type { IncomingHttpHeaders } from 'node:http';
import { serveWith } from '@investor-portal/loader/testing/serve-responses';
import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '@investor-portal/shared/testing/configure';
import { fetchPublicIp } from './public-ip';

let responseBody = '';
let headers: IncomingHttpHeaders = {};
const address = serveWith((request, response) => {
  headers = request.headers;
  response.setHeader('access-control-allow-origin', '*');
  response.end(responseBody);
});

beforeEach(() => configure({ publicIpUrl: address('/') }));

describe('§7 public IP lookup', () => {
  it('reads the address without sending the third party a token', async () => {
    const tokenDetails = { access_token: 'secret' };
    store.set(externalAtom, { code: 'c', externalReferenceCode: 'r', tokenDetails });
    responseBody = '{"ip":"203.0.113.9"}';
    expect(await fetchPublicIp()).toBe('203.0.113.9');
    expect(headers.authorization).toBeUndefined();
    expect(headers.referer).toBeUndefined();
  });

  it.each([
    ['{"ip":"not one"}', 'ValiError'],
    ['{}', 'ValiError'],
    ['x', 'SyntaxError'],
  ])('refuses %s', async (text, name) => {
    responseBody = text;
    await expect(fetchPublicIp()).rejects.toMatchObject({ name });
  });

  it('is skipped when no service is configured', async () => {
    configure();
    expect(await fetchPublicIp()).toBe('');
  });
});
