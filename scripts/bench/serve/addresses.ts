import { firstPort } from '../settings/env';
import type { VariantName } from '../settings/measurement';

export const platformPort = firstPort;
export const apiPort = firstPort + 1;
/** The sandbox without TLS. Only the proxy in front of it calls this address. */
export const sandboxOrigin = `http://localhost:${firstPort + 2}`;

const tens: Record<VariantName, number> = { 'monolith-best': 20, ours: 40 };

/** Returns the port of a build's host. The other servers of the build have the next ports. */
export function hostPort(variant: VariantName): number {
  return firstPort + tens[variant];
}

export function origin(port: number): string {
  return `https://localhost:${port}`;
}
