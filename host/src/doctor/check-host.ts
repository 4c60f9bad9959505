import { loadText } from '@investor-portal/loader/load-json';
import { judgeConfig, type JudgedConfig } from '@investor-portal/shared/schema/judge-config';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { documentStart } from '@investor-portal/shared/contract/document-start';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { loadRemote } from '@investor-portal/loader/load-remote';
import { RemoteFailure } from '@investor-portal/loader/remote-failure';
import { remoteState } from '@investor-portal/loader/remote-states';
import { allRemoteNames } from '@investor-portal/shared/contract/remote-names';
import { fine, wrong, type Finding, note } from './finding';

interface CheckedConfiguration extends Pick<JudgedConfig, 'config'> {
  findings: Finding[];
}

/** Judges `config.json` as it arrives, by the rules of the host's server. */
export async function checkConfiguration(): Promise<CheckedConfiguration> {
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

/** Loads each remote as a page does. `/__remotes` shows the same for a page of the portal. */
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
