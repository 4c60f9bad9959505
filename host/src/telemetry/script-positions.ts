import { allRemoteNames } from '@investor-portal/shared/contract/remote-names';
import { knownRuntimeConfig } from '@investor-portal/shared/session/runtime-config';

/** Enough to find the place. */
const maxPositions = 10;

const version = String.raw`\d{1,4}(?:\.\d{1,4}){2}-[\da-f]{10}`;
const script = String.raw`assets/[\w-]{1,60}\.[\da-f]{12}\.js`;
const line = String.raw`\d{1,7}:\d{1,8}`;

/** A release's version, as the build makes it (scripts/build/source-version.ts). */
export const versionFormat = new RegExp(`^${version}$`);

const names = () => allRemoteNames(knownRuntimeConfig()?.grantedMounts ?? {});
const remoteName = () => `(${names().join('|')})`;

/** Whether a text is the stack of an exception event: positions in the portal's own scripts, one a line. */
export function isStack(text: string): boolean {
  const position = String.raw`(?:host|${remoteName()}/${version})/${script}:${line}`;
  return new RegExp(String.raw`^(?:(?:^|\n)${position}){1,${maxPositions}}$`).test(text);
}

interface Position {
  /** `host`, or the remote's name. */
  owner: string;
  /** The remote's version; undefined for the host, whose page has one. */
  version: string | undefined;
  at: string;
}

/** The innermost position's owner, and all positions. */
interface Positions extends Omit<Position, 'at'> {
  stack: string;
}

const frame = new RegExp(`(https?://[^\\s()@]{1,300}?/${script}):(${line})`, 'g');

/** The version of its remote that a script of this page was loaded for. */
export type ScriptVersion = (url: string) => string | undefined;

/**
 * The positions of a stack that are in the portal's own scripts; undefined without one. Function names, messages and
 * every other address are left out, because an error's text may say anything.
 * @param versionOf the version of its remote that a script was loaded for.
 * @param isLoaded whether this page has loaded a script: an address in a stack proves nothing.
 */
export function scriptPositions(
  stack: unknown,
  host: string,
  versionOf: ScriptVersion,
  isLoaded: (url: string) => boolean = isLoadedScript,
): Positions | undefined {
  if (typeof stack !== 'string') return undefined;
  const remoteScript = new RegExp(`/${remoteName()}/(${script})$`);
  const found = [...stack.matchAll(frame)].flatMap(([, url = '', at = '']): Position[] => {
    if (!isLoaded(url)) return [];
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

// webpack removes the elements of chunks that have loaded, so this asks the browser's own list too.
function isLoadedScript(url: string): boolean {
  return (
    performance.getEntriesByName(url).length > 0 ||
    [...document.scripts].some(({ src }) => src === url)
  );
}
