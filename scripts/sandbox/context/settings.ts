import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, randomBytes } from '@noble/hashes/utils';
import { type Queryable, queryFirst } from '../db/database';

async function readSetting(on: Queryable, name: string): Promise<string | undefined> {
  const sql = 'select value from settings where name = $1';
  return (await queryFirst<{ value: string }>(on, sql, [name]))?.value;
}

async function writeSetting(on: Queryable, name: string, value: string): Promise<void> {
  await on.query(
    `insert into settings (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value`,
    [name, value],
  );
}

const offsetSetting = 'clock-offset-ms';

/** The machine's time plus an offset that the control API sets. The offset survives a restart. */
export interface Clock {
  now(): Date;
  set(on: Queryable, instant: Date): Promise<void>;
  reset(on: Queryable): Promise<void>;
}

export async function openClock(db: Queryable): Promise<Clock> {
  let offset = Number((await readSetting(db, offsetSetting)) ?? 0);
  const move = async (on: Queryable, next: number) => {
    await writeSetting(on, offsetSetting, String(next));
    offset = next;
  };
  return {
    now: () => new Date(Date.now() + offset),
    set: (on, instant) => move(on, instant.getTime() - Date.now()),
    reset: (on) => move(on, 0),
  };
}

/** Signs and checks links that open one file for a limited time without a token. */
export interface LinkSigner {
  /** Returns the path and query of a link to the file, without the origin. */
  sign(key: string, lifeMs: number): string;
  check(key: string, expires: string, signature: string): boolean;
}

const secretSetting = 'link-secret';

export async function openLinkSigner(db: Queryable): Promise<LinkSigner> {
  const stored = await readSetting(db, secretSetting);
  const secret = stored ?? bytesToHex(randomBytes(32));
  if (!stored) await writeSetting(db, secretSetting, secret);
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
