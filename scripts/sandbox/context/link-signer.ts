import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
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
  const secret = stored ?? randomBytes(32).toString('hex');
  if (!stored) await writeSetting(db, setting, secret);
  const signatureOf = (key: string, expires: string) =>
    createHmac('sha256', secret).update(`${expires}\n${key}`).digest();
  return {
    sign: (key, lifeMs) => {
      // Round the expiry to whole minutes. A picture requested twice then has one address, so browsers cache it.
      const step = Math.min(60_000, lifeMs);
      const expires = String(Math.ceil((Date.now() + lifeMs) / step) * step);
      const signature = signatureOf(key, expires).toString('base64url');
      const path = key.split('/').map(encodeURIComponent).join('/');
      return `/files/${path}?expires=${expires}&signature=${signature}`;
    },
    check: (key, expires, signature) => {
      const actual = Buffer.from(signature, 'base64url');
      const expected = signatureOf(key, expires);
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false;
      return Number(expires) > Date.now();
    },
  };
}
