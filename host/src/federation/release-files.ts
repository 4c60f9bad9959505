/** Integrity by path; undefined in development, where nothing is checked. */
type Scripts = Readonly<Record<string, string>> | undefined;

// By the release's folder, with a trailing slash. Only scripts that the registry names ever run.
const allowedScripts = new Map<string, Scripts>();

/** Allows these scripts of a release that the registry names. */
export function allowReleaseScripts(folder: string, scripts: Scripts): void {
  allowedScripts.set(folder, scripts);
}

/**
 * The integrity a script must have; undefined in development.
 * @throws for a URL that belongs to no release in the registry.
 */
export function scriptIntegrity(url: string): string | undefined {
  const address = new URL(url, window.location.href).href;
  for (const [folder, scripts] of allowedScripts) {
    if (!address.startsWith(folder)) continue;
    if (!scripts) return undefined;
    const integrity = scripts[address.slice(folder.length)];
    if (integrity) return integrity;
  }
  throw new Error(`${url} is not a script of a known release.`);
}
