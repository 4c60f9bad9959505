/*
 * A signed registry (decision 95) is the JSON text of the registry with one more key at its end, `signatures`. Each is a
 * JWS of RFC 7515 whose payload is detached and not encoded (RFC 7797), by Ed25519 (RFC 9864). The payload is the text
 * without that key, byte for byte: what is not signed is cut off before anything is parsed. So a host without keys reads
 * the file as before, and no two parsers can disagree about what was signed.
 */

/** A public key of the host's configuration, or of whoever releases. */
export interface RegistryKey {
  /** Identifies the key, to people and in each signature. */
  id: string;
  /** The public key as in its JWK (`x`): 32 bytes in base64url. */
  key: string;
  /** An ISO instant, until which its signatures are accepted. */
  notAfter?: string | undefined;
  /** The remotes whose own registries it may sign (decision 68); absent for any registry. */
  remotes?: string[] | undefined;
}

/** Checks a signature of a message by a public key. */
export type VerifyEd25519 = (
  key: string,
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
) => boolean | Promise<boolean>;

const mark = ',"signatures":[';

/** More characters than any real registry has: nobody can make a browser or a server process more. */
export const maxRegistryLength = 4_000_000;
const maxTailLength = 4_000;

/** What a signature by a key begins with. Made from the key and never parsed from a signature. */
export function signatureHeader(id: string): string {
  return toBase64Url(JSON.stringify({ alg: 'Ed25519', b64: false, crit: ['b64'], kid: id }));
}

/** The bytes that are signed. */
export function signedMessage(header: string, payload: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${header}.${payload}`);
}

/** @param payload compact JSON of an object that is not empty. */
export function withSignatures(payload: string, signatures: readonly string[]): string {
  const listed = signatures.map((signature) => JSON.stringify(signature)).join(',');
  return `${payload.slice(0, -1)}${mark}${listed}]}\n`;
}

/** The signed text and its signatures; undefined for an unsigned registry. */
export function splitSigned(text: string): { payload: string; signatures: string[] } | undefined {
  // The last one: in a text with two of them, the first is within what was signed.
  const at = text.lastIndexOf(mark);
  const tail = text.slice(at + mark.length);
  if (at < 0 || text.length > maxRegistryLength || tail.length > maxTailLength) return undefined;
  const signatures = tail.match(/[\w-]+\.\.[\w-]+/g) ?? [];
  return { payload: `${text.slice(0, at)}}`, signatures };
}

/** The keys that may sign the registry of a remote, or the one of all remotes. */
export function keysFor(
  keys: readonly RegistryKey[],
  remote: string | undefined,
  now?: number,
): RegistryKey[] {
  return keys.filter(({ notAfter, remotes }) => {
    const expired = now !== undefined && notAfter !== undefined && !(Date.parse(notAfter) > now);
    return !expired && (!remotes || (remote !== undefined && remotes.includes(remote)));
  });
}

/** The registry's text without its signatures, if one of these keys has signed it. */
export async function signedPayload(
  text: string,
  keys: readonly RegistryKey[],
  verify: VerifyEd25519,
): Promise<string | undefined> {
  const split = splitSigned(text);
  if (!split) return undefined;
  for (const { id, key } of keys) {
    const header = signatureHeader(id);
    const signature = split.signatures.find((each) => each.startsWith(`${header}..`));
    // The 64 bytes of an Ed25519 signature.
    if (signature?.length !== header.length + 2 + 86) continue;
    const bytes = fromBase64Url(signature.slice(-86));
    if (await verify(key, bytes, signedMessage(header, split.payload))) return split.payload;
  }
  return undefined;
}

/** The serial of a registry, which rises with each change; 0 where it has none. */
export function serialOf(registry: unknown): number {
  const isObject = typeof registry === 'object' && registry !== null;
  const serial = isObject && 'serial' in registry ? registry.serial : 0;
  return Number.isSafeInteger(serial) ? Number(serial) : 0;
}

function toBase64Url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (each) => each.charCodeAt(0));
}
