/** A new Idempotency-Key, 128 random bits. `crypto.randomUUID` is missing on plain http, this is not. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
