import { webcrypto } from 'node:crypto';

/** Gives jsdom the Web Crypto of Node, as on a page that was served over TLS. */
export function provideWebCrypto(): void {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
}
