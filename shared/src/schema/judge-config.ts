import {
  runtimeConfigSchema,
  type RuntimeConfig,
} from '@investor-portal/shared/session/runtime-config';
import * as v from 'valibot';
import { grantedMounts, mountsOf, overlapOf } from '../contract/mounts';

export interface ConfigFault {
  /** The place in the file, such as `platformOrigins.0`. */
  key: string;
  says: string;
}

export interface JudgedConfig {
  /** The configuration as a page reads it, or undefined if a page cannot start with it. */
  config: RuntimeConfig | undefined;
  faults: readonly ConfigFault[];
}

/** For the host's server, which does not start with a fault, and for the doctor. `now` is epoch ms. */
export function judgeConfig(settings: unknown, now: number): JudgedConfig {
  const { issues = [] } = v.safeParse(strictSchema(now), settings);
  const read = v.safeParse(runtimeConfigSchema, settings);
  return {
    config: read.success ? read.output : undefined,
    faults: [
      ...issues.map((issue) => ({
        key: v.getDotPath(issue) ?? 'it',
        says:
          issue.kind === 'schema' && issue.received === 'undefined' ? 'is missing' : issue.message,
      })),
      ...unknownKeys(settings, runtimeConfigSchema).map((key) => ({ key, says: 'is unknown' })),
    ],
  };
}

const { entries } = runtimeConfigSchema;

type KeyFault = readonly [key: string, message: string];

function checkKeys<T extends Record<string, unknown>>(faultsOf: (value: T) => readonly KeyFault[]) {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, message] of faultsOf(input))
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
      });
  });
}

// A URL's host may contain characters that a Content-Security-Policy would interpret: `a;b`.
const plainHost = v.check(
  (address: string) => /^(?:[a-z\d._-]*|\[[a-f\d:.]+\])$/.test(hostOf(address)),
  ({ input }) => `has the host ${hostOf(input)}: use letters, digits, dots and hyphens only`,
);

function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return '';
  }
}

const registryKey = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, 'must be letters, digits, dots and hyphens')),
  // 32 bytes
  key: v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be an Ed25519 public key in base64url')),
  notAfter: v.optional(v.pipe(v.string(), v.isoTimestamp('must be such as 2027-01-31T00:00:00Z'))),
});

const numberThat = (isRight: (value: number) => boolean, message: string) =>
  v.optional(v.pipe(v.number(), v.check(isRight, message)));

/** The schema of a page, and the rules that it leaves to the server because it is part of the first load. */
const strictSchema = (now: number) =>
  v.pipe(
    v.object({
      ...entries,
      partnerApiUrl: v.pipe(entries.partnerApiUrl, plainHost),
      publicIpUrl: v.optional(v.pipe(entries.publicIpUrl.wrapped, plainHost)),
      releasesUrl: v.optional(v.pipe(entries.releasesUrl.wrapped, plainHost)),
      telemetryUrl: v.optional(v.pipe(entries.telemetryUrl.wrapped, plainHost)),
      brand: v.optional(
        v.object({
          ...entries.brand.wrapped.entries,
          logo: v.optional(v.pipe(entries.brand.wrapped.entries.logo.wrapped, plainHost)),
        }),
      ),
      // A wrong key, or a key that never signs, would only be noticed in pages whose remotes do not load.
      registryKeys: v.optional(
        v.pipe(v.array(registryKey), v.minLength(1, 'must name a key, or be left out')),
      ),
      // A serial is the second in which a registry was signed. A serial in the future would reject every registry.
      registryMinSerial: numberThat(
        (serial) => Number.isSafeInteger(serial) && serial >= 0 && serial <= now / 1000,
        'must be the serial of a registry that was signed',
      ),
      // The registry is signed again by a periodic job, which may be late.
      registryMaxAge: numberThat((hours) => hours >= 1, 'must be at least an hour'),
      limits: v.optional(
        v.pipe(
          entries.limits.wrapped,
          checkKeys((limits) =>
            Object.entries(limits).flatMap(([key, limit]) =>
              limit < 0 ? [[key, 'must not be negative']] : [],
            ),
          ),
        ),
      ),
      telemetrySampleRate: numberThat(
        (rate) => rate >= 0 && rate <= 1,
        'must be a number from 0 to 1',
      ),
      // The warning stays at the bottom of a phone's screen, above Invest Now.
      riskWarning: v.optional(
        v.pipe(
          v.string(),
          v.check(
            (text) => text.trim() !== '' && text.length <= 200,
            'must be a sentence of at most 200 characters',
          ),
        ),
      ),
      grantedMounts: v.optional(v.pipe(entries.grantedMounts.wrapped, checkKeys(faultsOfGrants))),
    }),
    checkKeys(({ registryKeys, registryMinSerial, registryMaxAge }) =>
      Object.entries({ registryMinSerial, registryMaxAge }).flatMap(([key, value]) =>
        value === undefined || registryKeys
          ? []
          : [[key, 'needs registryKeys: only a signed registry has it']],
      ),
    ),
  );

// A page ignores a grant that overlaps another mount, so its screens would simply not be found.
function faultsOfGrants(grants: Record<string, string[]>): KeyFault[] {
  const mounts = [...grantedMounts()];
  const misnamed = Object.keys(grants).filter((name) => !/^[a-z]{3,20}$/.test(name));
  return [
    ...misnamed.map((name): KeyFault => [name, 'must have 3 to 20 letters from a to z']),
    ...mountsOf(grants).flatMap((grant): KeyFault[] => {
      const { path, remote } = grant;
      const taken = overlapOf(grant, mounts);
      mounts.push(grant);
      if (!/^(?:\/[a-z][a-z\d-]*)+$/.test(path))
        return [[remote, `has ${path}, which is not a path such as /main/rewards`]];
      return taken ? [[remote, `has ${path}, which overlaps ${taken}`]] : [];
    }),
  ];
}

// The schema drops unknown keys, so a misspelt key would be ignored silently. This compares with the schema and not with its
// output, because the output is missing if another key is wrong.
function unknownKeys(given: unknown, schema: unknown): string[] {
  const known = entriesOf(schema);
  if (!known || !isGroup(given)) return [];
  return Object.entries(given).flatMap(([key, value]: [string, unknown]) =>
    Object.hasOwn(known, key)
      ? unknownKeys(value, known[key]).map((inner) => `${key}.${inner}`)
      : [key],
  );
}

/** Returns the keys of an object schema, also inside an optional schema. */
function entriesOf(schema: unknown): Record<string, unknown> | undefined {
  if (!isGroup(schema)) return undefined;
  if ('entries' in schema && isGroup(schema.entries)) return schema.entries;
  return 'wrapped' in schema ? entriesOf(schema.wrapped) : undefined;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
