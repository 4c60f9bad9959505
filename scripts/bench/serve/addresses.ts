import { firstPort } from '../settings/env.ts';
import type { VariantName } from '../variants/names.ts';

export const platformPort = firstPort;
export const apiPort = firstPort + 1;
/** The sandbox itself, without TLS: only the proxy in front of it calls it. */
export const sandboxOrigin = `http://localhost:${firstPort + 2}`;

const tens: Record<VariantName, number> = {
  monolith: 10,
  'monolith-best': 20,
  'federation-defaults': 30,
  ours: 40,
};

/** A variant's host; its remotes have the next ports. */
export function hostPort(variant: VariantName): number {
  return firstPort + tens[variant];
}

/** A name of this machine that is of another site than `localhost`; the benchmark's browser knows it. */
export const otherSite = 'platform.test';

export function origin(port: number): string {
  return `https://localhost:${port}`;
}

/** Where a server listens whose own port belongs to the slow link. */
export function behind(port: number): number {
  return port + 50;
}
