import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';
import type { Headers } from './headers';

interface StaticFiles {
  dir: string;
  /** The path below which the files are served. */
  prefix?: string;
  headersOf: (path: string) => Headers;
}

/** Serves the files of a folder, and a compressed copy of each to a browser that accepts it, if the build made one. */
export function staticFiles({ dir, prefix = '', headersOf }: StaticFiles) {
  const rewriteRequestPath = (path: string) => path.slice(prefix.length);
  const serve = serveStatic({ root: dir, precompressed: true, rewriteRequestPath });
  return async (context: Context): Promise<Response> => {
    const response = await serve(context, () => Promise.resolve());
    if (!response) return context.notFound();
    // A cache needs this with the plain file, too.
    response.headers.set('vary', 'Accept-Encoding');
    for (const [name, value] of Object.entries(headersOf(context.req.path)))
      response.headers.set(name, value);
    return response;
  };
}
