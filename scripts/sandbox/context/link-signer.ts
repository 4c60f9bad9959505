import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, randomBytes } from '@noble/hashes/utils';
import type { Queryable } from '../db/database';
import { readSetting, writeSetting } from '../db/settings';

/** Signs and checks links that open one file for a limited time without a token. */
export interface LinkSigner {
  /** Returns the path and query of a link to the file, without the origin. */
  sign(key: string, lifeMs: number): string;
  check(key: string, expires: string, signature: string): boolean;
}

const setting = 'link-secret';

export async function openLinkSigner(db: Queryable): Promise<LinkSigner> {
  const stored = await readSetting(db, setting);
  const secret = stored ?? bytesToHex(randomBytes(32));
  if (!stored) await writeSetting(db, setting, secret);
  const signatureOf = (key: string, expires: string) =>
    bytesToHex(hmac(sha256, secret, `${expires}\n${key}`));
  return {
    sign: (key, lifeMs) => {
      // Round the expiry to whole minutes. A picture requested twice then has one address, so browsers cache it.
      const step = Math.min(60_000, lifeMs);
      const expires = String(Math.ceil((Date.now() + lifeMs) / step) * step);
      const signature = signatureOf(key, expires);
      const path = key.split('/').map(encodeURIComponent).join('/');
      return `/files/${path}?expires=${expires}&signature=${signature}`;
    },
    check: (key, expires, signature) => {
      // Hashes are compared, so that the time of the comparison says nothing about the signature.
      const isSigned =
        bytesToHex(sha256(signature)) === bytesToHex(sha256(signatureOf(key, expires)));
      return isSigned && Number(expires) > Date.now();
    },
  };
}
