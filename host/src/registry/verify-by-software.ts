import { verifyAsync } from '@noble/ed25519';
import { fromBase64Url } from '@investor-portal/shared/contract/signed-registry';
import type { verifyEd25519 } from './verify-ed25519';

/** For browsers whose Web Crypto lacks Ed25519; only they load it. It takes SHA-512 from Web Crypto. */
export function verifyBySoftware(
  ...[key, signature, message]: Parameters<typeof verifyEd25519>
): ReturnType<typeof verifyEd25519> {
  return verifyAsync(signature, message, fromBase64Url(key));
}
