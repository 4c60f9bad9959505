interface ReleaseScript {
  integrity: string;
  /** The version that named it last: versions of a remote share files. */
  version: string;
}

// The key is a script's address. Only scripts that the registry names ever run.
const releaseScripts = new Map<string, ReleaseScript>();
/** The folders of development builds, in which nothing is checked. */
const developmentFolders = new Set<string>();

/**
 * Allows the scripts of a release that the registry names.
 * @param folder with a trailing slash.
 * @param integrities by path in it; undefined in development.
 * @returns their addresses.
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

/**
 * The integrity a script must have; undefined in development.
 * @throws for a URL that belongs to no release in the registry.
 */
export function scriptIntegrity(url: string): string | undefined {
  const address = new URL(url, window.location.href);
  const script = releaseScripts.get(withoutQuery(address));
  if (script) return script.integrity;
  for (const folder of developmentFolders) if (address.href.startsWith(folder)) return undefined;
  throw new Error(`${url} is not a script of a known release.`);
}

/** The version of its remote that a script was last loaded for. */
export function scriptVersion(url: string): string | undefined {
  return releaseScripts.get(withoutQuery(new URL(url)))?.version;
}

// A script has the same integrity with any query.
function withoutQuery({ origin, pathname }: URL): string {
  return origin + pathname;
}
