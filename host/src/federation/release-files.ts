/** Integrity by path; undefined while developing, when nothing is checked. */
type Scripts = Readonly<Record<string, string>> | undefined;

// By the folder of the release, with its slash. Only what the registry named is ever run.
const allowedScripts = new Map<string, Scripts>();

/** The registry has named the release in this folder: these scripts of it may be loaded from now on. */
export function allowReleaseScripts(folder: string, scripts: Scripts): void {
  allowedScripts.set(folder, scripts);
}

/**
 * The integrity a script must have; undefined while developing.
 * @throws for an address that no release of the registry owns.
 */
export function scriptIntegrity(url: string): string | undefined {
  const address = new URL(url, window.location.href).href;
  for (const [folder, scripts] of allowedScripts) {
    if (!address.startsWith(folder)) continue;
    if (!scripts) return undefined;
    const integrity = scripts[address.slice(folder.length)];
    if (integrity) return integrity;
  }
  throw new Error(`${url} is no script of a release.`);
}
