import { queryFirst } from '../db/database';
import type { Sandbox } from '../context/context';
import { issuerDocuments } from '../seed/documents';
import { pictures } from '../seed/pictures';

export interface FoundFile {
  /** The account that the file belongs to. Null for what every visitor may see. */
  ownerId: string | null;
  contentType: string;
  read(): Promise<Uint8Array | undefined>;
}

/** Finds a picture or a document of an issuer, or an upload. */
export async function findFile(sandbox: Sandbox, key: string): Promise<FoundFile | undefined> {
  if (pictures.has(key)) {
    const read = () => sandbox.readPicture(key);
    return { ownerId: null, contentType: 'image/svg+xml', read };
  }
  const document = issuerDocuments.get(key);
  if (document) {
    const read = async () => (await import('./document')).drawDocument(document);
    return { ownerId: null, contentType: 'application/pdf', read };
  }
  const upload = await queryFirst<{ owner_id: string; content_type: string }>(
    sandbox.db,
    'select owner_id, content_type from files where key = $1',
    [key],
  );
  if (!upload) return undefined;
  const read = () => sandbox.files.read(storedName(key));
  return { ownerId: upload.owner_id, contentType: upload.content_type, read };
}

/** Turns `images/1b2c.png` into `images-1b2c.png`. */
export function storedName(key: string): string {
  return key.replaceAll('/', '-');
}
