import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import {
  runtimeConfigSchema,
  type RuntimeConfig,
} from '@investor-portal/shared/session/runtime-config';

/** The keys of the configuration that are set. */
export type Settings = Partial<v.InferInput<typeof runtimeConfigSchema>>;

/**
 * The settings in the file named by PORTAL_CONFIG; undefined without one. `readConfig` validates them.
 * @throws when the file cannot be read.
 */
export function fileSettings(): Settings | undefined {
  const file = process.env.PORTAL_CONFIG;
  if (!file) return undefined;
  try {
    const settings: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isGroup(settings)) throw new Error('it must be an object, { … }');
    return settings;
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`PORTAL_CONFIG=${file} cannot be read: ${problem}`, { cause });
  }
}

/**
 * Validates settings and fills in the defaults.
 * @throws an error that lists each key that is wrong, missing or unknown.
 */
export function readConfig(settings: Settings): RuntimeConfig {
  const parsed = v.safeParse(runtimeConfigSchema, settings);
  const faults = parsed.success
    ? [
        ...unknownKeys(settings, parsed.output).map((key) => `${key} is unknown`),
        ...negativeLimits(parsed.output),
        ...oddHosts(parsed.output),
      ]
    : parsed.issues.map(faultOf);
  if (!parsed.success || faults.length > 0)
    throw new Error(`The configuration cannot be used: ${faults.join('; ')}.`);
  return parsed.output;
}

function faultOf(issue: v.BaseIssue<unknown>): string {
  const missing = issue.kind === 'schema' && issue.received === 'undefined';
  return `${v.getDotPath(issue) ?? 'it'} ${missing ? 'is missing' : issue.message}`;
}

// The schema drops unknown keys, so a misspelt key would be ignored silently.
function unknownKeys(given: object, read: object): string[] {
  const known = new Map<string, unknown>(Object.entries(read));
  return Object.entries(given).flatMap(([key, value]: [string, unknown]) => {
    const inside = known.get(key);
    if (!known.has(key)) return [key];
    return isGroup(value) && isGroup(inside)
      ? unknownKeys(value, inside).map((inner) => `${key}.${inner}`)
      : [];
  });
}

// Checked here and not in the schema, which is part of the host's first load.
function negativeLimits({ limits }: RuntimeConfig): string[] {
  return Object.entries(limits).flatMap(([key, limit]) =>
    limit < 0 ? [`limits.${key} must not be negative`] : [],
  );
}

// A URL's host may contain characters that a Content-Security-Policy or nginx would interpret: `a;b`, `$host`.
function oddHosts({ partnerApiUrl, publicIpUrl, releasesUrl, brand }: RuntimeConfig): string[] {
  const addresses = { partnerApiUrl, publicIpUrl, releasesUrl, 'brand.logo': brand.logo };
  return Object.entries(addresses).flatMap(([key, address]) => {
    if (!address || !URL.canParse(address)) return [];
    const { hostname } = new URL(address);
    return /^(?:[a-z\d._-]+|\[[a-f\d:.]+\])$/.test(hostname)
      ? []
      : [`${key} has the host ${hostname}: use letters, digits, dots and hyphens only`];
  });
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
