import { pageHeaders, type PageSources } from './headers';
import { fillPage, type InlinedFiles } from './host-page';

/** Responds with the host's page, filled in for this response, on Node and in the demo's service worker. */
export function pageResponse(page: string, sources: PageSources, inlined: InlinedFiles): Response {
  const nonce = crypto.randomUUID();
  return new Response(fillPage(page, nonce, inlined), { headers: pageHeaders(nonce, sources) });
}
