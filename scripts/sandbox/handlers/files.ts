import { randomUUID } from 'node:crypto';
import { acceptedTypes } from '../contract/upload-request';
import type { Calls } from '../contract/calls';
import { malformed, notFound } from '../contract/errors';
import { kindOfBytes } from '../files/magic-bytes';
import { findFile, storedName } from '../files/stored-file';
import type { Handler } from './handler';

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** The bytes decide the type, not the request. */
export const upload: Handler<Calls['upload']> = async ({ sandbox, account, body, origin }) => {
  const bytes = new Uint8Array(await body.file.arrayBuffer());
  const contentType = kindOfBytes(bytes);
  const accepted: readonly string[] = acceptedTypes[body.type];
  if (!contentType || !accepted.includes(contentType))
    throw malformed(`Only ${accepted.join(', ')} can be uploaded as ${body.type}.`);
  const key = `${body.type}/${randomUUID()}.${extensions[contentType] ?? 'bin'}`;
  await sandbox.files.write(storedName(key), bytes);
  await sandbox.db.query(
    'insert into files (key, owner_id, content_type, created_at) values ($1, $2, $3, $4)',
    [key, account.id, contentType, sandbox.clock.now()],
  );
  return { data: `${origin}/files/${key}`, message: 'The file was uploaded.' };
};

/** Accepts a key, or the URL that an upload returned. Another investor's file is not found. */
export const preSign: Handler<Calls['preSign']> = async ({ sandbox, account, query, origin }) => {
  const key = (query['key'] ?? '').replace(/^https?:\/\/[^/]+\/files\//, '');
  const file = await findFile(sandbox.db, key);
  if (!file || (file.owner_id !== null && file.owner_id !== account?.id))
    throw notFound('The file');
  return { data: origin + sandbox.links.sign(key, sandbox.settings.linkLifeMs) };
};
