import type { RegistryKey } from '@investor-portal/shared/contract/signed-registry';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { documentTime } from '../registry/document-json';
import { lastGood } from '../registry/last-good-registry';
import { registryUrlOf, remoteNames } from '../registry/remotes';
import { verifyEd25519 } from '../registry/verify-ed25519';
import { verifyRegistry, verifySavedRegistry } from '../registry/verify-registry';

/**
 * Verifies a registry that was fetched from this address.
 * @throws when no valid key has signed it, or it is older than the configuration allows or this browser has seen.
 */
export async function verifyFetched(
  url: string,
  text: string,
  keys: readonly RegistryKey[],
): Promise<unknown> {
  const saved = await lastGood(url);
  const { registryMinSerial: minSerial } = runtimeConfig();
  const now = documentTime();
  return verifyRegistry(text, { ...signersAt(url, keys), minSerial, saved, now });
}

/** The last good registry, if a key of the configuration has signed it. */
export function verifySaved(
  url: string,
  text: string,
  keys: readonly RegistryKey[],
): Promise<unknown> {
  return verifySavedRegistry(text, signersAt(url, keys));
}

function signersAt(url: string, keys: readonly RegistryKey[]) {
  const { releasesUrl } = runtimeConfig();
  const remote = remoteNames.find(
    (name) => releasesUrl.includes('{remote}') && registryUrlOf(releasesUrl, name) === url,
  );
  return { keys, remote, verify };
}

// Web Crypto has it from Chrome 137, Firefox 130 and Safari 17 on; other browsers load a library (decision 95).
async function verify(...args: Parameters<typeof verifyEd25519>): ReturnType<typeof verifyEd25519> {
  try {
    return await verifyEd25519(...args);
  } catch (cause) {
    if (!window.isSecureContext)
      throw new Error('signatures can only be checked over HTTPS', { cause });
    const { verifyBySoftware } = await import('../registry/verify-by-software');
    return verifyBySoftware(...args);
  }
}
