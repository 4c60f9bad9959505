import { queryFirst } from '../db/database';
import type { Sandbox } from '../context/context';
import { issuerDocuments } from '../seed/issuers';
import { pictureOf } from './pictures';

interface FoundFile {
  /** The account that the file belongs to. Null for what every visitor may see. */
  ownerId: string | null;
  contentType: string;
  read(): Promise<Uint8Array>;
}

interface UploadRow {
  owner_id: string;
  content_type: string;
  content: Uint8Array;
}

/** Finds a picture or a document of an issuer, or an upload. */
export async function findFile(sandbox: Sandbox, key: string): Promise<FoundFile | undefined> {
  const picture = pictureOf(key, sandbox.readAsset);
  if (picture) return { ownerId: null, contentType: 'image/svg+xml', read: picture };
  const document = issuerDocuments.get(key);
  if (document) {
    const read = async () => (await import('./document')).drawDocument(document);
    return { ownerId: null, contentType: 'application/pdf', read };
  }
  const sql = 'select * from files where key = $1';
  const upload = await queryFirst<UploadRow>(sandbox.db, sql, [key]);
  if (!upload) return undefined;
  const { owner_id: ownerId, content_type: contentType, content } = upload;
  return { ownerId, contentType, read: async () => content };
}
