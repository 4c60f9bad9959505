interface ReleaseScript {
  integrity: string;
  /** The last version that named the script. Versions of a remote share files. */
  version: string;
}

// The scripts that the registry names, by address. No other script runs.
const releaseScripts = new Map<string, ReleaseScript>();
const developmentFolders = new Set<string>();

/**
 * Allows the scripts of a release.
 * @param folder with a trailing slash.
 * @param integrities by path in the folder. Undefined in development.
 */
export function allowReleaseScripts(
  folder: string,
  integrities: Readonly<Record<string, string>> | undefined,
  version: string,
): ReadonlySet<string> {
  if (!integrities) developmentFolders.add(folder);
  const addresses = new Set<string>();
  for (const [path, integrity] of Object.entries(integrities ?? {})) {
    const address = new URL(path, folder).href;
    if (!address.startsWith(folder)) continue;
    releaseScripts.set(address, { integrity, version });
    addresses.add(address);
  }
  return addresses;
}

/** Returns undefined in development. @throws for a URL that belongs to no release in the registry. */
export function scriptIntegrity(url: string): string | undefined {
  const address = new URL(url, window.location.href);
  const script = releaseScripts.get(withoutQuery(address));
  if (script) return script.integrity;
  for (const folder of developmentFolders) if (address.href.startsWith(folder)) return undefined;
  throw new Error(`${url} is not a script of a known release.`);
}

/** Returns the version of the remote for which a script was last loaded. */
export function scriptVersion(url: string): string | undefined {
  return releaseScripts.get(withoutQuery(new URL(url)))?.version;
}

function withoutQuery({ origin, pathname }: URL): string {
  return origin + pathname;
}
