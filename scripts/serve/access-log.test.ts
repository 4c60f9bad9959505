import type { RequestListener } from 'node:http';
import { withAccessLog } from './access-log';
import { listenOn } from './listen';
import { rawRequest } from './testing/raw-request';

const listener: RequestListener = (req, res) => {
  if (req.url === '/left') req.socket.destroy();
  else if (req.url === '/gone') res.writeHead(404).end();
  else res.end('ok');
};

async function logOf(...heads: string[]): Promise<string[]> {
  const lines: string[] = [];
  const logged = withAccessLog('host', listener, (line) => lines.push(line));
  const server = await listenOn(0, logged);
  for (const head of heads) await rawRequest(server.port, head);
  await server.close();
  return lines;
}

afterEach(() => delete process.env['ACCESS_LOG']);

it('the access log has a line of JSON for each request, without addresses, queries or headers', async () => {
  process.env['ACCESS_LOG'] = 'on';
  const [line = '', gone = '', left = '', ...more] = await logOf(
    'GET /main/portfolio?token=secret HTTP/1.1\nHost: a\nAuthorization: Bearer secret',
    'HEAD /gone HTTP/1.1\nHost: a',
    'GET /left HTTP/1.1\nHost: a',
    'GET /healthz HTTP/1.1\nHost: a',
  );
  expect(JSON.parse(line)).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    serves: 'host',
    method: 'GET',
    path: '/main/portfolio',
    status: 200,
    seconds: expect.any(Number) as number,
  });
  expect(line).toMatch(/^\{.*\}\n$/);
  expect(line).not.toMatch(/secret|127\.0\.0\.1/);
  expect(JSON.parse(gone)).toMatchObject({ method: 'HEAD', path: '/gone', status: 404 });
  expect(JSON.parse(left)).toMatchObject({ path: '/left', status: 499 });
  expect(more).toEqual([]);
});
