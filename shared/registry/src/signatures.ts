// A signed registry (decision 95) has one more key at its end, `signatures`. Each signature is a detached JWS with an unencoded
// payload (RFC 7515, RFC 7797) by Ed25519: the text without that key, byte for byte. The unsigned part is cut off before anything
// is parsed. So a host without keys reads the file as before, and two parsers cannot disagree about the signed text.

export interface RegistryKey {
  id: string;
  /** The public key as in its JWK (`x`): 32 bytes in base64url. */
  key: string;
  /** The signatures of this key are accepted until this ISO instant. */
  notAfter?: string | undefined;
}

export type VerifyEd25519 = (
  key: string,
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
) => boolean | Promise<boolean>;

const signaturesKey = ',"signatures":[';

/** More characters than any real registry has, so that a forged file cannot keep a browser or a server busy. */
export const maxRegistryLength = 4_000_000;
const maxTailLength = 4_000;

/** The start of every signature by a key, computed from the key's id and never parsed from a signature. */
export function signatureHeader(id: string): string {
  return toBase64Url(JSON.stringify({ alg: 'Ed25519', b64: false, crit: ['b64'], kid: id }));
}

export function signedMessage(header: string, payload: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${header}.${payload}`);
}

/** @param payload compact JSON of an object that is not empty. */
export function withSignatures(payload: string, signatures: readonly string[]): string {
  const listed = signatures.map((signature) => JSON.stringify(signature)).join(',');
  return `${payload.slice(0, -1)}${signaturesKey}${listed}]}\n`;
}

/** Returns the signed text and its signatures, or undefined for an unsigned registry. */
export function splitSigned(text: string): { payload: string; signatures: string[] } | undefined {
  // Takes the last match, because an earlier match is part of the signed text.
  const at = text.lastIndexOf(signaturesKey);
  const tail = text.slice(at + signaturesKey.length);
  if (at < 0 || text.length > maxRegistryLength || tail.length > maxTailLength) return undefined;
  const signatures = tail.match(/[\w-]+\.\.[\w-]+/g) ?? [];
  return { payload: `${text.slice(0, at)}}`, signatures };
}

/** `now` is epoch ms. */
export function validKeys(keys: readonly RegistryKey[], now: number): RegistryKey[] {
  return keys.filter(({ notAfter }) => notAfter === undefined || Date.parse(notAfter) > now);
}

/** Returns the registry's text without its signatures if one of these keys has signed it. */
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
    // An Ed25519 signature has 64 bytes, which are 86 characters of base64url.
    if (signature?.length !== header.length + 2 + 86) continue;
    const bytes = fromBase64Url(signature.slice(-86));
    if (await verify(key, bytes, signedMessage(header, split.payload))) return split.payload;
  }
  return undefined;
}

/** The serial rises with each change. 0 without a serial. */
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
