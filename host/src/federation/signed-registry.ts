import type { RegistryKey } from '@investor-portal/shared/contract/signed-registry';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { documentTime } from '../registry/document-json';
import { judgeRegistry, recallRegistry } from '../registry/judge-registry';
import { lastGood } from '../registry/last-good-registry';
import { registryUrlOf } from '../registry/registry-url';
import { remoteNames } from '../registry/remotes';
import { verifyEd25519 } from '../registry/verify-ed25519';

/** @throws when no key that counts has signed it, or it is older than the configuration allows or this browser has seen. */
export async function judgeSigned(
  url: string,
  text: string,
  keys: readonly RegistryKey[],
): Promise<unknown> {
  const saved = await lastGood(url);
  const { registryMinSerial: minSerial } = runtimeConfig();
  return judgeRegistry(text, { ...ofPlace(url, keys), minSerial, saved, now: documentTime() });
}

/** The last good one, if a key of the configuration has signed it. */
export function recallSigned(
  url: string,
  text: string,
  keys: readonly RegistryKey[],
): Promise<unknown> {
  return recallRegistry(text, ofPlace(url, keys));
}

function ofPlace(url: string, keys: readonly RegistryKey[]) {
  const { releasesUrl } = runtimeConfig();
  const remote = remoteNames.find(
    (name) => releasesUrl.includes('{remote}') && registryUrlOf(releasesUrl, name) === url,
  );
  return { keys, remote, verify };
}

// Web Crypto has it from Chrome 137, Firefox 130 and Safari 17 on; the others get a library (decision 95).
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
