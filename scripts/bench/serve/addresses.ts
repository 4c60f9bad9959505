import { firstPort } from '../settings/env';
import type { VariantName } from '../settings/measurement';

export const platformPort = firstPort;
export const apiPort = firstPort + 1;
/** The sandbox itself, without TLS: only the proxy in front of it calls it. */
export const sandboxOrigin = `http://localhost:${firstPort + 2}`;

const tens: Record<VariantName, number> = { 'monolith-best': 20, ours: 40 };

/** Where the host of a build is served. What belongs to it has the next ports. */
export function hostPort(variant: VariantName): number {
  return firstPort + tens[variant];
}

export function origin(port: number): string {
  return `https://localhost:${port}`;
}
