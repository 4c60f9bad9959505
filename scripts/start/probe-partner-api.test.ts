import { serveWith } from '@investor-portal/loader/testing/serve-responses';
import { listenOn } from '../serve/listen';
import { partnerApiWarning } from './probe-partner-api';

const host = 'http://localhost:4100';

describe('a partner API that npm start is pointed at', () => {
  let headers: Record<string, string>;
  const api = serveWith((_req, res) => res.writeHead(204, headers).end());

  const allowing = (names: string, origin = '*') => ({
    'access-control-allow-origin': origin,
    'access-control-allow-headers': names,
  });

  it.each([
    allowing('Authorization, Content-Type, Idempotency-Key'),
    allowing('authorization,*', host),
  ])('is silent about one that allows the host’s calls: %j', async (allowed) => {
    headers = allowed;
    await expect(partnerApiWarning(api('/v1/'), host)).resolves.toBeUndefined();
  });

  it.each([
    [
      {},
      `responds, but browsers refuse its calls: Access-Control-Allow-Origin is missing, for ${host}.`,
    ],
    [allowing('*', 'https://other.example'), `is https://other.example, for ${host}`],
    [allowing('*'), 'Access-Control-Allow-Headers lacks authorization.'],
    [allowing('Authorization'), 'lacks content-type, idempotency-key.'],
  ])('warns of one that answers %j', async (answered, warning) => {
    headers = answered;
    await expect(partnerApiWarning(api(), host)).resolves.toContain(warning);
  });

  it('warns of a partner API that does not respond, and says why', async () => {
    const gone = await listenOn(0, () => undefined);
    await gone.close();
    const warning = await partnerApiWarning(gone.origin, host);
    expect(warning).toMatch(/does not respond \(.*ECONNREFUSED.*\)\. The portal starts, but/);
  });
});
