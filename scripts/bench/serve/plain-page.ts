import type { RequestListener, ServerResponse } from 'node:http';
import { pathOf } from '../../serve/path-of.ts';

const carried = /<script type="application\/json"[^>]*>[^]*?<\/script>|<script>[^]*?<\/script>/g;

/** The host's page without what makes it start sooner: the portal then requests its files, as most do. */
export function plainPage(listener: RequestListener): RequestListener {
  return (req, res) => {
    // Compressed when it is plain (compressed.ts); files are compressed already.
    if (!pathOf(req).includes('.')) req.headers['accept-encoding'] = 'identity';
    const end = res.end.bind(res) as (body?: unknown) => ServerResponse;
    Object.assign(res, {
      end: (body?: unknown) => end(typeof body === 'string' ? body.replaceAll(carried, '') : body),
    });
    listener(req, res);
  };
}
