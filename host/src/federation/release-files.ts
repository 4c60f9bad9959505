import * as v from 'valibot';

/** What the release tool stamps into a manifest (scripts/release/stamp.ts): the integrity of every script. */
const stampedManifest = v.object({
  release: v.object({ integrity: v.record(v.string(), v.string()) }),
});

interface Admitted {
  manifest: string;
  /** Integrity of the manifest; undefined while developing, when nothing is checked. */
  integrity: string | undefined;
  scripts: Readonly<Record<string, string>>;
}

// By the folder of the release. Only what the registry named is ever run.
const admitted = new Map<string, Admitted>();

/** The registry has named this release: its files may be loaded from now on. */
export function admitRelease(manifest: string, integrity: string | undefined): void {
  admitted.set(folderOf(manifest), { manifest, integrity, scripts: {} });
}

/** The integrity a manifest must have, if it must have one. */
export function manifestIntegrity(manifest: string): string | undefined {
  return admitted.get(folderOf(manifest))?.integrity;
}

/**
 * Learns the integrity of a release's scripts from its manifest, which was checked against the registry's.
 * @throws when the manifest should carry it and does not.
 */
export function admitScripts(manifest: string, body: unknown): void {
  const release = admitted.get(folderOf(manifest));
  if (!release?.integrity) return;
  const stamped = v.safeParse(stampedManifest, body);
  if (!stamped.success) throw new Error(`${manifest} does not carry its scripts' integrity.`);
  release.scripts = stamped.output.release.integrity;
}

/**
 * The integrity a script must have; undefined while developing.
 * @throws for an address that no release of the registry owns.
 */
export function scriptIntegrity(url: string): string | undefined {
  const address = new URL(url, window.location.href).href;
  for (const [folder, release] of admitted) {
    if (!address.startsWith(folder)) continue;
    if (!release.integrity) return undefined;
    const integrity = release.scripts[address.slice(folder.length)];
    if (integrity) return integrity;
  }
  throw new Error(`${url} is no script of a release.`);
}

/** Is this the address of a file of a release? */
export function isReleaseFile(url: string): boolean {
  return [...admitted.keys()].some((folder) => url.startsWith(folder));
}

function folderOf(manifest: string): string {
  return new URL('.', manifest).href;
}
