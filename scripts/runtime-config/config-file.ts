import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import {
  runtimeConfigSchema,
  type RuntimeConfig,
} from '@investor-portal/shared/session/runtime-config';
import { grantedMounts, mountsOf, overlapOf } from '@investor-portal/shared/contract/mounts';

export type Settings = Partial<v.InferInput<typeof runtimeConfigSchema>>;

/** Returns the settings in the file PORTAL_CONFIG, before validation. @throws when the file cannot be read. */
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
 * @param known faults that the caller has found.
 * @throws an error that lists every wrong, missing or unknown key.
 */
export function readConfig(settings: Settings, known: readonly string[] = []): RuntimeConfig {
  const parsed = v.safeParse(runtimeConfigSchema, settings);
  const faults = [
    ...(parsed.issues ?? []).map(faultOf),
    ...unknownKeys(settings, runtimeConfigSchema).map((key) => `${key} is unknown`),
    ...negativeLimits(settings),
    ...oddSampleRate(settings),
    ...oddWarning(settings),
    ...oddHosts(settings),
    ...oddKeys(settings),
    ...oddGrants(parsed.success ? parsed.output : undefined),
    ...oddMinSerial(settings),
    ...oddMaxAge(settings),
    ...known,
  ];
  if (!parsed.success || faults.length > 0)
    throw new Error(`The configuration cannot be used: ${faults.join('; ')}.`);
  return parsed.output;
}

function faultOf(issue: v.BaseIssue<unknown>): string {
  const missing = issue.kind === 'schema' && issue.received === 'undefined';
  return `${v.getDotPath(issue) ?? 'it'} ${missing ? 'is missing' : issue.message}`;
}

// The schema drops unknown keys, so a misspelt key would be ignored silently. This compares with the schema and not with its
// output, because the output is missing if another key is wrong.
function unknownKeys(given: object, schema: unknown): string[] {
  const known = entriesOf(schema);
  if (!known) return [];
  return Object.entries(given).flatMap(([key, value]: [string, unknown]) => {
    if (!Object.hasOwn(known, key)) return [key];
    if (!isGroup(value)) return [];
    return unknownKeys(value, known[key]).map((inner) => `${key}.${inner}`);
  });
}

/** Returns the keys of an object schema, also inside an optional schema, or undefined for any other schema. */
function entriesOf(schema: unknown): Record<string, unknown> | undefined {
  if (!isGroup(schema)) return undefined;
  if ('entries' in schema && isGroup(schema.entries)) return { ...schema.entries };
  return 'wrapped' in schema ? entriesOf(schema.wrapped) : undefined;
}

// This check is not in the schema, because the schema is part of the host's first load.
function negativeLimits({ limits }: Settings): string[] {
  if (!isGroup(limits)) return [];
  return Object.entries(limits).flatMap(([key, limit]: [string, unknown]) =>
    typeof limit === 'number' && limit < 0 ? [`limits.${key} must not be negative`] : [],
  );
}

function oddSampleRate({ telemetrySampleRate: rate }: Settings): string[] {
  const isOdd = typeof rate === 'number' && !(rate >= 0 && rate <= 1);
  return isOdd ? ['telemetrySampleRate must be a number from 0 to 1'] : [];
}

// The warning stays at the bottom of a phone's screen, above Invest Now.
function oddWarning({ riskWarning: text }: Settings): string[] {
  if (typeof text !== 'string') return [];
  const isSentence = text.trim() !== '' && text.length <= 200;
  return isSentence ? [] : ['riskWarning must be a sentence of at most 200 characters'];
}

// A wrong key, or a key that never signs, would only be noticed in pages whose remotes do not load.
function oddKeys({ registryKeys: keys }: Settings): string[] {
  if (!Array.isArray(keys)) return [];
  if (keys.length === 0) return ['registryKeys must name a key, or be left out'];
  return keys.flatMap((key: unknown, index) => {
    const parsed = v.safeParse(registryKeySchema, key);
    return (parsed.issues ?? []).map((issue) => `registryKeys.${index}.${faultOf(issue)}`);
  });
}

// A serial number is the second in which a registry was signed (change-registry.ts). A serial number in the future would
// reject every registry, including the next signed registry.
function oddMinSerial({ registryKeys, registryMinSerial: serial }: Settings): string[] {
  if (typeof serial !== 'number') return [];
  if (!registryKeys) return ['registryMinSerial needs registryKeys: only a signed registry has it'];
  if (Number.isSafeInteger(serial) && serial >= 0 && serial <= Date.now() / 1000) return [];
  return ['registryMinSerial must be the serial of a registry that was signed'];
}

// The registry is signed again by a periodic job, which may be late.
function oddMaxAge({ registryKeys, registryMaxAge: hours }: Settings): string[] {
  if (typeof hours !== 'number') return [];
  if (!registryKeys)
    return ['registryMaxAge needs registryKeys: only a signed registry has an age'];
  return hours >= 1 ? [] : ['registryMaxAge must be at least an hour'];
}

const registryKeySchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, 'must be letters, digits, dots and hyphens')),
  key: v.pipe(v.string(), v.check(isPublicKey, 'must be an Ed25519 public key in base64url')),
  notAfter: v.optional(v.pipe(v.string(), v.isoTimestamp('must be such as 2027-01-31T00:00:00Z'))),
});

/** Finds grants that overlap another mount. A page ignores them, so their screens would simply not be found. */
function oddGrants(config: RuntimeConfig | undefined): string[] {
  if (!config) return [];
  const { grantedMounts: grants } = config;
  const names = Object.keys(grants).filter((name) => !/^[a-z]{3,20}$/.test(name));
  const mounts = [...grantedMounts()];
  return [
    ...names.map((name) => `grantedMounts.${name} must have 3 to 20 letters from a to z`),
    ...mountsOf(grants).flatMap((grant) => {
      const taken = overlapOf(grant, mounts);
      mounts.push(grant);
      const key = `grantedMounts.${grant.remote}`;
      if (!/^(?:\/[a-z][a-z\d-]*)+$/.test(grant.path))
        return [`${key} has ${grant.path}, which is not a path such as /main/rewards`];
      return taken ? [`${key} has ${grant.path}, which overlaps ${taken}`] : [];
    }),
  ];
}

function isPublicKey(text: string): boolean {
  try {
    return Boolean(
      createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: text }, format: 'jwk' }),
    );
  } catch {
    return false;
  }
}

// A URL's host may contain characters that a Content-Security-Policy would interpret: `a;b`.
function oddHosts(settings: Settings): string[] {
  const { partnerApiUrl, publicIpUrl, releasesUrl, telemetryUrl, brand } = settings;
  const addresses = {
    partnerApiUrl,
    publicIpUrl,
    releasesUrl,
    telemetryUrl,
    'brand.logo': brand?.logo,
  };
  return Object.entries(addresses).flatMap(([key, address]: [string, unknown]) => {
    if (typeof address !== 'string' || !URL.canParse(address)) return [];
    const { hostname } = new URL(address);
    return /^(?:[a-z\d._-]+|\[[a-f\d:.]+\])$/.test(hostname)
      ? []
      : [`${key} has the host ${hostname}: use letters, digits, dots and hyphens only`];
  });
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
