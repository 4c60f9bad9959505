import type { RequestListener } from 'node:http';

/** The usual status in logs if the client left before the response was complete. */
const clientLeft = 499;

/** Logs a line of JSON per request when ACCESS_LOG is `on`, without address, headers and query, which hold secrets. */
export function withAccessLog(
  serves: string,
  listener: RequestListener,
  write: (line: string) => void = (line) => process.stdout.write(line),
): RequestListener {
  if (process.env['ACCESS_LOG'] !== 'on') return listener;
  return (req, res) => {
    const began = performance.now();
    const [path = ''] = (req.url ?? '').split('?');
    // Health checks are too frequent to log.
    if (path !== '/healthz')
      res.once('close', () => {
        const status = res.writableFinished ? res.statusCode : clientLeft;
        const seconds = Math.round(performance.now() - began) / 1000;
        const time = new Date().toISOString();
        const { method } = req;
        const line = { time, serves, method, path, status, seconds };
        write(`${JSON.stringify(line)}\n`);
      });
    return listener(req, res);
  };
}
