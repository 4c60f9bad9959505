import type { Contracts } from '../contract/calls';
import { badRequest, notFound } from '../contract/errors';
import { findFile } from '../files/stored-file';
import type { Handler } from './handler';

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

const acceptedTypes = {
  images: ['image/png', 'image/jpeg', 'image/webp'],
  documents: ['application/pdf'],
} as const;

/** The type of a file follows from its bytes. The type that the request declares is ignored. */
export const upload: Handler<Contracts['upload']> = async ({ sandbox, account, body, origin }) => {
  const bytes = new Uint8Array(await body.file.arrayBuffer());
  const contentType = kindOfBytes(bytes);
  const accepted: readonly string[] = acceptedTypes[body.type];
  if (!contentType || !accepted.includes(contentType))
    throw badRequest(`Only ${accepted.join(', ')} can be uploaded as ${body.type}.`);
  const key = `${body.type}/${crypto.randomUUID()}.${extensions[contentType] ?? 'bin'}`;
  await sandbox.db.query(
    'insert into files (key, owner_id, content_type, content) values ($1, $2, $3, $4)',
    [key, account.id, contentType, bytes],
  );
  return { data: `${origin}/files/${key}`, message: 'The file was uploaded.' };
};

/** Accepts a key, or the URL that an upload returned. For another investor's file the response is 404. */
export const preSign: Handler<Contracts['preSign']> = async ({
  sandbox,
  account,
  query,
  origin,
}) => {
  const key = (query['key'] ?? '').replace(/^https?:\/\/[^/]+\/files\//, '');
  const file = await findFile(sandbox, key);
  if (!file || (file.ownerId !== null && file.ownerId !== account?.id)) throw notFound('The file');
  return { data: origin + sandbox.links.sign(key, sandbox.settings.linkLifeMs) };
};

const kinds: readonly { type: string; at: number; bytes: readonly number[] }[] = [
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  { type: 'application/pdf', at: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
];

function kindOfBytes(content: Uint8Array): string | undefined {
  return kinds.find(({ at, bytes }) => bytes.every((byte, index) => content[at + index] === byte))
    ?.type;
}
