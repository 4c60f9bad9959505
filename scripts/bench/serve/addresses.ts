import { firstPort } from '../settings/environment.ts';
import type { VariantName } from '../variants/names.ts';

export const platformPort = firstPort;
export const apiPort = firstPort + 1;
/** The sandbox itself, without TLS: only the proxy in front of it asks it. */
export const sandboxOrigin = `http://localhost:${firstPort + 2}`;

const tens: Record<VariantName, number> = {
  monolith: 10,
  'monolith-best': 20,
  'federation-defaults': 30,
  ours: 40,
};

/** A variant's host; its remotes have the ports after it. */
export function hostPort(variant: VariantName): number {
  return firstPort + tens[variant];
}

export function origin(port: number): string {
  return `https://localhost:${port}`;
}

/** Where a server listens whose port is the end of a slow line. */
export function behind(port: number): number {
  return port + 50;
}
