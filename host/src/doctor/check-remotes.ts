import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import type { RegistryEntry } from '@investor-portal/registry/format';
import { splitSigned } from '@investor-portal/registry/signatures';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { chooseReleases } from '@investor-portal/registry/choose';
import { satisfiesContract } from '@investor-portal/loader/satisfies-contract';
import { loadText, UnusableFileError } from '@investor-portal/loader/load-json';
import { verifiedRegistry } from '@investor-portal/loader/load-registry';
import { allRemoteNames } from '@investor-portal/shared/contract/remote-names';
import { fine, note, reasonOf, wrong, type Finding } from './finding';

export async function checkRemotes(config: RuntimeConfig): Promise<Finding[]> {
  const { releasesUrl: url, registryKeys } = config;
  const names = allRemoteNames(config.grantedMounts);
  try {
    const text = await loadText(url, 5_000);
    const registry = await verifiedRegistry(url, text);
    const remotes = names.map((name) => checkRemote(name, registry[name] ?? null, url));
    return [
      registryKeys
        ? fine(url, `A key of registryKeys has signed it${signedAt(text)}.`)
        : note(url, 'It can be read. The configuration names no registryKeys: nobody checks it.'),
      ...(await Promise.all(remotes)).flat(),
    ];
  } catch (error) {
    const issues = error instanceof UnusableFileError ? error.issues : [];
    return [
      wrong(
        url,
        [reasonOf(error), ...issues].join(' '),
        '"releasesUrl": the address of a registry that pnpm releases verify accepts',
      ),
    ];
  }
}

/** A signed registry's serial is the second in which it was signed. */
function signedAt(text: string): string {
  const { serial } = JSON.parse(splitSigned(text)?.payload ?? text) as { serial?: unknown };
  return typeof serial === 'number' ? ` at ${new Date(serial * 1000).toISOString()}` : '';
}

async function checkRemote(
  name: string,
  released: RegistryEntry | null,
  url: string,
): Promise<Finding[]> {
  if (!released)
    return [wrong(name, 'The registry has no usable entry of it.', `pnpm release ${name}`)];
  if (released.disabled)
    return [
      note(name, `It is switched off: ${released.disabled.reason} (pnpm releases on ${name})`),
    ];
  const { canary, since } = released;
  const state = canary ? `, with a canary of ${canary.share} %` : '';
  const [current, ...others] = chooseReleases(name, released, undefined);
  if (!current) return [wrong(name, 'It has no version.', `pnpm release ${name}`)];
  const { version, release } = current;
  const what = `${name} ${version}`;
  if (!satisfiesContract(contractVersion, release.contract))
    return [
      wrong(
        what,
        `It needs contract ${release.contract}; this host provides ${contractVersion}.`,
        `Release the host first, or pnpm rollback ${name}${others.length > 0 ? '' : ' (there is no version before it)'}`,
      ),
    ];
  const manifest = new URL(
    release.entry,
    new URL(released.base ?? '.', new URL(url, window.location.href)),
  );
  const problem = await problemOf(manifest, release.integrity);
  const from = since ? `, current since ${since}` : '';
  if (!problem) return [fine(what, `It can be loaded${from}${state}.`)];
  return [
    wrong(what, `${manifest.href} ${problem}`, `pnpm releases verify, then pnpm release ${name}`),
  ];
}

async function problemOf(manifest: URL, integrity: string | undefined): Promise<string> {
  try {
    const response = await fetch(manifest, { cache: 'no-cache' });
    if (!response.ok) return `responds with ${response.status}.`;
  } catch {
    return 'cannot be reached from this page: the address, Access-Control-Allow-Origin or connect-src.';
  }
  try {
    if (integrity) await fetch(manifest, { cache: 'force-cache', integrity });
    return '';
  } catch {
    return 'is not the file that was released: its hash differs from the registry’s.';
  }
}
