import { documentStart } from '@investor-portal/shared/contract/document-start';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { fine, wrong, type Finding } from './finding';

/** Checks the headers of this page as they arrive, behind whatever is in front of the host's server. */
export async function checkHeaders({ platformOrigins }: RuntimeConfig): Promise<Finding[]> {
  const { headers } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' });
  const cache = headers.get('cache-control') ?? 'not sent';
  // The page's policy keeps its first script from running if a proxy has rewritten the script.
  const rewriting = documentStart()
    ? ''
    : ' The first script did not run: a proxy rewrites the page.';
  const policy = headers.get('content-security-policy') ?? '';
  const [, ancestors = ''] = /frame-ancestors ([^;]*)/.exec(policy) ?? [];
  const missing = platformOrigins.filter((origin) => !ancestors.split(' ').includes(origin));
  const change =
    'Let the headers of the host’s server pass, and switch off minifiers and Rocket Loader.';
  const judged = (isFine: boolean, what: string, says: string) =>
    isFine ? fine(what, says) : wrong(what, says, change);
  const isKept = rewriting === '' && /no-store.*no-transform/.test(cache);
  const lacks = `The Content-Security-Policy lacks ${missing.join(' ') || 'nobody'}.`;
  return [
    judged(isKept, 'Cache-Control', `It is ${cache}.${rewriting}`),
    judged(missing.length === 0, 'frame-ancestors', lacks),
  ];
}
