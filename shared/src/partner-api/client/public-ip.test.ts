import http from 'node:http';
import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '@investor-portal/shared/testing/configure';
import { fetchPublicIp } from './public-ip';

let responseBody = '';
let headers: http.IncomingHttpHeaders = {};
const service = http.createServer((request, response) => {
  headers = request.headers;
  response.setHeader('access-control-allow-origin', '*');
  response.end(responseBody);
});

beforeAll(() => new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => service.close(resolve)));
beforeEach(() => {
  const address = service.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  configure({ publicIpUrl: `http://127.0.0.1:${port}/` });
});

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
