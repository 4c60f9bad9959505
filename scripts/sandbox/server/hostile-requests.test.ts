import { rawRequest, type RawResponse } from '@investor-portal/scripts/serve/testing/raw-request';
import { inMemory } from '@investor-portal/scripts/start/sandbox-process';
import { ownApi } from '../testing/api';

const platform = 'http://localhost:4777';
// A request that gets through would disturb other tests.
const api = ownApi({
  ...inMemory,
  PLATFORM_PORT: '4777',
  SANDBOX_HOSTS: 'sandbox.lan, Partner-API',
  SANDBOX_ORIGINS: 'https://desk.example',
});
let port: number;
beforeAll(() => (port = Number(new URL(api.url).port)));

const json = 'Content-Type: application/json';
/** Sends a raw request. Adds the Host header that a browser on this machine would send, unless `head` has a Host. */
function ask(head: string, body = ''): Promise<RawResponse> {
  const host = /^Host:/m.test(head) ? '' : `\nHost: localhost:${port}`;
  const length = /^POST|^PUT/.test(head) ? `\nContent-Length: ${Buffer.byteLength(body)}` : '';
  return rawRequest(port, head + host + length, body);
}
const post = (path: string, headers: string, body = '{}') =>
  ask(`POST ${path} HTTP/1.1\n${headers}`, body);

describe('a request that names another host', () => {
  it.each([
    ['evil.example', 403],
    ['127.0.0.1.evil.example', 403],
    ['localhost@evil.example', 400],
    ['', 400],
    ['localhost', 200],
    ['127.0.0.1:4200', 200],
    ['[::1]:4200', 200],
    ['sandbox.lan:4200', 200],
    ['partner-api', 200],
  ])('%s gets %i', async (host, status) => {
    expect((await ask(`GET /sandbox/clock HTTP/1.1\nHost: ${host}`)).status).toBe(status);
    const list = `POST /api/v1/partner-transactional/investment-opportunities/list HTTP/1.1`;
    expect((await ask(`${list}\nHost: ${host}\n${json}`, '{}')).status).toBe(status);
  });

  it('is rejected by its target too', async () => {
    expect((await ask('GET http://evil.example/sandbox/clock HTTP/1.1')).status).toBe(403);
  });
});

describe('the controls', () => {
  it.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['http://localhost.evil.example', 403],
    ['http://localhost:9', 403],
    ['not an origin', 403],
    [platform, 200],
    ['http://localhost:4100', 200],
    ['https://desk.example', 200],
  ])('respond to a page of %s with %i', async (origin, status) => {
    const asked = [
      await ask(`GET /sandbox/clock HTTP/1.1\nOrigin: ${origin}`),
      await post('/sandbox/faults/clear', `Origin: ${origin}\n${json}`),
    ];
    expect(asked.map((each) => each.status)).toEqual([status, status]);
    const readable = status === 200 ? origin : undefined;
    for (const { headers } of asked) expect(headers['access-control-allow-origin']).toBe(readable);
  });

  it('respond to their own page, at whichever address it was opened, and fail the preflight of another', async () => {
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
      const own = `Host: ${host}\nOrigin: http://${host}\n${json}`;
      expect((await post('/sandbox/faults/clear', own)).status).toBe(200);
    }
    const preflight = async (origin: string) => {
      const headers = `Origin: ${origin}\nAccess-Control-Request-Method: POST`;
      return (await ask(`OPTIONS /sandbox/reset HTTP/1.1\n${headers}`)).headers;
    };
    const allowed = 'access-control-allow-origin';
    expect(await preflight(platform)).toMatchObject({ [allowed]: platform });
    expect(await preflight('https://evil.example')).not.toHaveProperty(allowed);
  });

  it.each([
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Type: text/plain',
    'Content-Type: text/plain; application/json',
    'X-None: 1',
  ])('reject a form: %s', async (type) => {
    const before = await api.investor({ tier: 'New' });
    for (const path of ['reset', 'clock', 'tokens/revoke', 'faults'])
      expect((await post(`/sandbox/${path}`, type, '{"reset":true}')).status).toBe(415);
    expect((await post('/sandbox/reset', type, '')).status).toBe(415);
    expect(await api.user(before)).toBeDefined();
  });
});

describe('a hostile request does not break the sandbox', () => {
  it.each([
    '/files/..%2f..%2f..%2fetc%2fpasswd?expires=9999999999999&signature=x',
    '/files/../../etc/passwd',
    '/sandbox/documents/__proto__',
    '/sandbox/investors/%00/registration',
    '/sandbox/%2e%2e/%2e%2e/package.json',
    '/api/v1/partner/partner/%ff/details',
    '*',
    'http://',
  ])('by its target: %s', async (target) => {
    const { status, body } = await ask(`GET ${target} HTTP/1.1`);
    expect([status, status < 500]).toEqual([status, true]);
    expect(body).not.toMatch(/root:|investor-portal"/);
  });
});
