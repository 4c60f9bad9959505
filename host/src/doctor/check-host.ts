import { userDetails } from '@investor-portal/shared/partner-api/contract/calls';
import { requestHeaders } from '@investor-portal/shared/partner-api/client/request-content';
import { requestOf } from '@investor-portal/shared/partner-api/client/request-of';
import type { ExternalDetails } from '@investor-portal/shared/session/session';
import { loadText } from '@investor-portal/loader/load-json';
import { judgeConfig } from '@investor-portal/shared/schema/judge-config';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { documentStart } from '@investor-portal/shared/contract/document-start';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { loadRemote } from '@investor-portal/loader/load-remote';
import { RemoteFailure, remoteState } from '@investor-portal/loader/remote-states';
import { allRemoteNames } from '@investor-portal/shared/contract/remote-names';
import { fine, wrong, type Finding, note } from './finding';

export async function checkConfiguration() {
  const file = '/config.json';
  try {
    const given: unknown = JSON.parse(await loadText(file, 10_000));
    const { config, faults } = judgeConfig(given, serverNow());
    const change = 'Correct the file of the host’s server, and start it again.';
    const findings = faults.map(({ key, says }) => wrong(key, `${says}.`, change));
    return { config, findings: findings.length > 0 ? findings : [fine(file, 'It can be used.')] };
  } catch (error) {
    const change = `Serve it as JSON at ${window.location.origin}${file}.`;
    return { config: undefined, findings: [wrong(file, String(error), change)] };
  }
}

/** Checks the headers of this page as they arrive, behind whatever is in front of the host's server. */
export async function checkHeaders({ platformOrigins }: RuntimeConfig): Promise<Finding[]> {
  const { headers } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' });
  const cache = headers.get('cache-control') ?? 'not sent';
  // The page's policy keeps its first script from running if a proxy has rewritten the script.
  const isRewritten = !documentStart();
  const rewriting = isRewritten ? ' The first script did not run: a proxy rewrites the page.' : '';
  const policy = headers.get('content-security-policy') ?? '';
  const [, ancestors = ''] = /frame-ancestors ([^;]*)/.exec(policy) ?? [];
  const missing = platformOrigins.filter((origin) => !ancestors.split(' ').includes(origin));
  const change =
    'Let the headers of the host’s server pass, and switch off minifiers and Rocket Loader.';
  const judged = (isFine: boolean, what: string, says: string) =>
    isFine ? fine(what, says) : wrong(what, says, change);
  const isKept = !isRewritten && /no-store.*no-transform/.test(cache);
  const lacks = `The Content-Security-Policy lacks ${missing.join(' ') || 'nobody'}.`;
  return [
    judged(isKept, 'Cache-Control', `It is ${cache}.${rewriting}`),
    judged(missing.length === 0, 'frame-ancestors', lacks),
  ];
}

export async function checkRemotes({ grantedMounts }: RuntimeConfig): Promise<Finding[]> {
  const findings = await Promise.all(allRemoteNames(grantedMounts).map(checkRemote));
  // A registry that cannot be used is the failure of every remote.
  return [...new Map(findings.map((finding) => [finding.what + finding.says, finding])).values()];
}

async function checkRemote(name: string): Promise<Finding> {
  try {
    await loadRemote(name);
    const { version = '', reasons } = remoteState(name);
    return fine(`${name} ${version}`, ['It can be loaded.', ...reasons].join(' '));
  } catch (error) {
    const { kind, message } = RemoteFailure.from(name, error);
    if (kind === 'switched-off') return note(name, `It is switched off: ${message}`);
    const what = kind === 'registry' ? 'The registry' : name;
    return wrong(what, message, 'Run pnpm releases verify. It says what to release again.');
  }
}

/** Tries whether this browser may read the API, and whether the API accepts the token. `pnpm check-api` judges the rest. */
export async function checkPartnerApi(
  { partnerApiUrl: api }: RuntimeConfig,
  details: ExternalDetails | undefined,
): Promise<Finding> {
  const { method, path } = requestOf(userDetails, details?.externalReferenceCode ?? 'doctor');
  const headers = requestHeaders(details?.tokenDetails.access_token ?? '', false);
  const url = new URL(path, api.endsWith('/') ? api : `${api}/`);
  const response = await fetch(url, { method, headers, cache: 'no-store' }).catch(() => undefined);
  if (!response) return explainBlocked(api);
  const { ok, status } = response;
  if (!details) return fine(api, `It responds with ${status}, and this browser may read it.`);
  if (ok) return fine(api, `It knows the investor of the hand-over, and this browser may read it.`);
  const says = /^40[13]$/.test(String(status))
    ? 'the API refuses the token of the hand-over.'
    : 'the API does not answer for the investor of the hand-over.';
  const change = 'Return a token and an externalReferenceCode of this API from getPartnerDetails.';
  return wrong(api, `${status}: ${says}`, change);
}

/** A request without CORS distinguishes an API that is down from an API that refuses this origin. */
async function explainBlocked(api: string): Promise<Finding> {
  try {
    await fetch(api, { mode: 'no-cors', cache: 'no-store' });
  } catch {
    const change = 'Check partnerApiUrl, its certificate, and connect-src of the page.';
    return wrong(api, 'This browser cannot reach it.', change);
  }
  const says = `It can be reached, but its CORS headers do not allow ${window.location.origin}.`;
  return wrong(api, says, 'Run pnpm check-api, which tries every call of the portal.');
}
