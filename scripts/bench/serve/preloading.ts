import type { RequestListener, ServerResponse } from 'node:http';

/** Puts a preload link for each script of the address's screen into the page. */
export function preloading(
  listener: RequestListener,
  scriptsOf: (pathname: string) => readonly string[],
): RequestListener {
  return (req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'https://host');
    const links = scriptsOf(pathname)
      .map((file) => `<link rel="preload" as="script" href="/${file}">`)
      .join('');
    const end = res.end.bind(res) as (body?: unknown) => ServerResponse;
    Object.assign(res, {
      end: (body?: unknown) =>
        end(typeof body === 'string' ? body.replace('<script', `${links}<script`) : body),
    });
    listener(req, res);
  };
}
