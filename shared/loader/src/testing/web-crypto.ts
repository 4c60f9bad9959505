import { webcrypto } from 'node:crypto';

/** Gives jsdom, which hides it, Node's Web Crypto, as in a page that came over TLS. */
export function provideWebCrypto(): void {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
}
