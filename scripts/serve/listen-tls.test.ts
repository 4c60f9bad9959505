import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type ClientHttp2Session } from 'node:http2';
import { get } from 'node:https';
import { makeCertificate } from './testing/certificate';
import { listenTls } from './listen-tls';

const trusting = { rejectUnauthorized: false };

async function answerOf(session: ClientHttp2Session, path: string): Promise<string> {
  const stream = session.request({ ':path': path });
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}

it('serves HTTP/2 and HTTP/1.1 over TLS, even after a handler has failed', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const server = await listenTls(0, await makeCertificate(), (req, res) => {
    if (req.url === '/fails') throw new Error('no disk');
    res.end(`HTTP/${req.httpVersion}`);
  });
  const session = connect(server.origin, trusting);
  expect(await answerOf(session, '/fails')).toBe('Something went wrong');
  expect(await answerOf(session, '/')).toBe('HTTP/2.0');
  const older = new Promise((resolve) => {
    get(server.origin, { ...trusting, agent: false }, (res) => res.once('data', resolve));
  });
  expect(String(await older)).toBe('HTTP/1.1');
  await server.close(5_000);
  expect(logged).toHaveBeenCalledWith('GET /fails', expect.stringContaining('no disk'));
  logged.mockRestore();
});

it('completes open responses when it stops, and interrupts responses that take longer', async () => {
  for (const graceMs of [10_000, 0]) {
    let response: ServerResponse | undefined;
    const server = await listenTls(0, await makeCertificate(), (_req, res) => {
      response = res;
      res.write('first, ');
    });
    const session = connect(server.origin, trusting);
    session.on('error', () => undefined);
    const stream = session.request({ ':path': '/' });
    let text = '';
    const ended = Promise.race([once(stream, 'end'), once(stream, 'error')]);
    stream.on('data', (chunk) => (text += String(chunk)));
    await once(stream, 'data');
    const closed = server.close(graceMs);
    if (graceMs > 0) response?.end('last');
    await Promise.all([ended, closed]).catch(() => undefined);
    expect(text).toBe(graceMs > 0 ? 'first, last' : 'first, ');
  }
});
