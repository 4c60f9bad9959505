import type { RequestListener, ServerResponse } from 'node:http';

const carried = /<script type="application\/json"[^>]*>[^]*?<\/script>|<script>[^]*?<\/script>/g;

/** The host's page without what makes it start sooner: the portal then requests its files, as most do. */
export function plainPage(listener: RequestListener): RequestListener {
  return (req, res) => {
    const end = res.end.bind(res) as (body?: unknown) => ServerResponse;
    Object.assign(res, {
      end: (body?: unknown) => end(typeof body === 'string' ? body.replaceAll(carried, '') : body),
    });
    listener(req, res);
  };
}
