import { allRemoteNames } from '@investor-portal/shared/contract/remote-names';
import type { Signal } from '@investor-portal/shared/runtime/signals';
import { knownRuntimeConfig } from '@investor-portal/shared/session/runtime-config';

/** Ten positions are enough to find the error. */
const maxPositions = 10;

const version = String.raw`\d{1,4}(?:\.\d{1,4}){2}-[\da-f]{10}`;
const script = String.raw`assets/[\w-]{1,60}\.[\da-f]{12}\.js`;
const line = String.raw`\d{1,7}:\d{1,8}`;

/** The format of a release's version, as the build makes it (scripts/build/source-version.ts). */
const versionFormat = new RegExp(`^${version}$`);

const remoteNames = () => allRemoteNames(knownRuntimeConfig()?.grantedMounts ?? {});

interface Position {
  owner: string;
  /** Undefined for the host, because a page has one version of it. */
  version: string | undefined;
  at: string;
}

const frame = new RegExp(`(https?://[^\\s()@]{1,300}?/${script}):(${line})`, 'g');

export type ScriptVersion = (url: string) => string | undefined;

/** Returns the positions in the portal's own scripts, and nothing else, because an error's text may say anything. */
export function scriptPositions(stack: unknown, host: string, versionOf: ScriptVersion) {
  if (typeof stack !== 'string') return undefined;
  const remoteScript = new RegExp(`/(${remoteNames().join('|')})/(${script})$`);
  const found = [...stack.matchAll(frame)].flatMap(([, url = '', at = '']): Position[] => {
    // An address in a stack proves nothing.
    if (!isLoadedScript(url)) return [];
    if (url.startsWith(`${host}/assets/`))
      return [{ owner: 'host', version: undefined, at: `host${url.slice(host.length)}:${at}` }];
    const [, remote, file] = remoteScript.exec(url) ?? [];
    const version = versionOf(url);
    return remote && version
      ? [{ owner: remote, version, at: `${remote}/${version}/${file}:${at}` }]
      : [];
  });
  const [innermost] = found;
  if (!innermost) return undefined;
  const shown = found.slice(0, maxPositions).map(({ at }) => at);
  return { owner: innermost.owner, version: innermost.version, stack: shown.join('\n') };
}

// webpack removes the elements of loaded chunks, so this checks the browser's own list too.
function isLoadedScript(url: string): boolean {
  return (
    performance.getEntriesByName(url).length > 0 ||
    [...document.scripts].some(({ src }) => src === url)
  );
}

const unknown = 'unknown';

export type RunningReleases = ReturnType<typeof runningReleases>;

export function runningReleases(hostVersion: string) {
  const running = new Map([['host', hostVersion]]);
  const roles = new Map([[`host ${hostVersion}`, 'current']]);
  const remember = (
    remote: string,
    { version, role = '' }: { version?: string | undefined; role?: string | undefined },
  ) => {
    const isKnown = /^(?:audience|canary|current|previous)$/.test(role);
    if (version && isKnown) roles.set(`${remote} ${version}`, role);
  };
  return {
    note(signal: Signal): void {
      if (signal.kind === 'remote' && signal.change.status === 'loaded') {
        const { remote, change } = signal;
        if (change.version) running.set(remote, change.version);
        remember(remote, change);
      }
      if (signal.kind === 'failure') remember(signal.failure.remote, signal.release ?? {});
    },
    /** Returns undefined for a remote that this page does not know. */
    of(remote: string, version = running.get(remote) ?? unknown) {
      if (!['host', ...remoteNames()].includes(remote)) return undefined;
      return {
        'portal.remote': remote,
        'portal.version': versionFormat.test(version) ? version : unknown,
        'portal.role': roles.get(`${remote} ${version}`) ?? unknown,
      };
    },
  };
}
