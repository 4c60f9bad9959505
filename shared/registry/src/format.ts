import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());

const integrity = v.pipe(v.string(), v.startsWith('sha384-'));

/**
 * A path below the partner API's base: the bearer token is sent along, so it must lead nowhere else. An allowlist,
 * because URLs hide other targets in many ways: a scheme, `//host`, `/\\host`, or either behind a tab or a line break.
 */
const relativePath = v.pipe(
  v.string(),
  v.regex(
    /^(?!.*(?:\.|%2e){2})[\w{][\w{}.~%=&?,+-]*(?:\/[\w{}.~%=&?,+-]+)*$/i,
    'must be a relative path',
  ),
);

/**
 * A request of a screen that the document's first script sends ahead (decision 80). `{code}`,
 * `{externalReferenceCode}`, `{accountId}` and the route's own parameters are filled in.
 */
export const prefetchRequestSchema = v.object({
  method: v.picklist(['GET', 'POST']),
  path: relativePath,
  json: v.optional(v.record(v.string(), v.unknown())),
  /** Paths to the screen's first picture in the response, a link or a key: `data.0.banner`. The first match counts. */
  picture: v.optional(v.array(text)),
  /** Sent for visitors without a session, and only for them. */
  visitor: v.optional(v.boolean()),
});
export type PrefetchRequest = v.InferOutput<typeof prefetchRequestSchema>;

/** An entry of the menu. The host shows an icon of its own for a name that it does not know. */
const navigationSchema = v.object({ label: text, path: text, icon: text });
export type Navigation = v.InferOutput<typeof navigationSchema>;

/** What a page needs to start a release without its manifest. Paths are relative to its manifest. */
export const releaseStartSchema = v.object({
  /** The script of the container. */
  entry: text,
  /** Integrity by path of every script. */
  integrity: v.record(text, integrity),
  /** What every screen needs besides the entry. */
  scripts: v.array(text),
  /** Its copy of the core, which it loads unless the host shares one under this key (decision 91). */
  core: v.optional(v.object({ key: text, scripts: v.array(text) })),
  /** Each screen's other scripts and the requests it will make. The first route pattern that matches counts. */
  screens: v.record(
    text,
    v.object({ scripts: v.array(text), reads: v.array(prefetchRequestSchema) }),
  ),
  /** The path prefixes of its screens, which count as far as the host grants them. Absent: all that the host grants. */
  mounts: v.optional(v.array(text)),
  navigation: v.optional(navigationSchema),
});
export type ReleaseStart = v.InferOutput<typeof releaseStartSchema>;

const releaseSchema = v.object({
  /** The remote's mf-manifest.json; relative to `base`, else to the registry's own address, or absolute. */
  entry: v.pipe(v.string(), v.nonEmpty('must name the mf-manifest.json')),
  /** Which contract versions the remote works with: a semver range such as `^1.0.0`. */
  contract: v.pipe(v.string(), v.nonEmpty('must be a semver range')),
  /** Subresource integrity of the manifest, which carries that of every script. Absent in development. */
  integrity: v.optional(integrity),
  /** The commit it was built from; absent when `npm start` built it from uncommitted sources. */
  sha: v.optional(text),
  /** When it was added to the registry: an ISO instant. */
  releasedAt: v.optional(text),
  /** Of a version that may run. A page does not run one whose start it cannot read. */
  start: v.fallback(v.optional(releaseStartSchema), undefined),
});
/** One version of a remote. */
export type Release = v.InferOutput<typeof releaseSchema>;

/** A group of investors, as the platform names it when it hands an investor over. */
export const cohortSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be a name such as staff'),
);

const canarySchema = v.pipe(
  v.object({
    version: text,
    /** Percentage of visitors, up to 100. */
    share: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    /** The cohort that gets the canary, whatever the share. */
    audience: v.optional(cohortSchema),
    /** An ISO instant. */
    since: v.optional(text),
  }),
  v.check(({ share, audience }) => share > 0 || audience !== undefined, 'must have a share'),
);

const historyEntrySchema = v.object({
  version: text,
  /** Whether everybody ran it; absent for a version that was only a canary. */
  ran: v.optional(v.boolean()),
  /** When it was withdrawn: an ISO instant. It does not run again unless it is released by name. */
  withdrawnAt: v.optional(text),
});
export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;

/** The registry's entry of one remote. */
const releasedSchema = v.pipe(
  v.object({
    /** What entries are relative to, when the remote is not served next to the registry. */
    base: v.optional(v.pipe(v.string(), v.url('must be an absolute address'))),
    current: text,
    previous: v.optional(v.nullable(text)),
    /** When `current` started to run: an ISO instant. */
    since: v.optional(text),
    /** A newer version for an audience, a share of visitors, or both; always the same visitors. */
    canary: v.optional(v.nullable(canarySchema)),
    /** The kill switch: while it is set, the remote is not loaded at all. Everybody can read the reason. */
    disabled: v.optional(v.nullable(v.object({ reason: text, since: v.optional(text) }))),
    /** Set by a rollback: `npm start` does not make its build current. For the release tool only. */
    pinned: v.fallback(v.optional(v.nullable(v.object({ since: v.optional(text) }))), undefined),
    versions: v.record(text, releaseSchema),
    /** Its versions in the order in which they were released or run, oldest first. For the release tool only. */
    history: v.fallback(v.optional(v.array(historyEntrySchema)), undefined),
  }),
  v.check(
    ({ current, versions }) => Object.hasOwn(versions, current),
    'current must be one of its versions',
  ),
  v.check(
    ({ canary, versions }) => !canary || Object.hasOwn(versions, canary.version),
    'canary must be one of its versions',
  ),
);
export type Released = v.InferOutput<typeof releasedSchema>;

/** The host that serves the registry, so that the release tool can tell which contracts it does not satisfy. */
export const liveHostSchema = v.object({
  version: text,
  /** The version of its contract with remotes when it was built. */
  contract: text,
  /** The version of every singleton it provides, by name. */
  shared: v.record(v.string(), v.string()),
  /** Its address, where the release tool asks which host it is (`/host.json`). */
  address: v.optional(v.pipe(v.string(), v.url('must be an absolute address'))),
});
export type LiveHost = v.InferOutput<typeof liveHostSchema>;

/** The public keys that a host's configuration may name (signatures.ts). */
export const registryKeysSchema = v.array(
  v.object({
    id: v.string(),
    key: v.string(),
    notAfter: v.optional(v.string()),
    remotes: v.optional(v.array(v.string())),
  }),
);

/** A registry's own keys, beside those of its remotes. */
const headEntries = {
  /** A signed registry has it. It rises with each change, so that a page recognises an older one (signatures.ts). */
  serial: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  host: v.optional(liveHostSchema),
  /** Where the release tool's log ends: how many entries it has, and the SHA-256 of the last. */
  log: v.optional(v.object({ entries: v.number(), head: text })),
};

/** `releases.json` of a product with these remotes, as the release tool reads and writes it. */
export function createRegistrySchema<const Name extends string>(remotes: readonly Name[]) {
  return v.object({
    ...headEntries,
    ...v.entriesFromList(remotes, v.optional(releasedSchema)),
  });
}

/** The part of it that a page reads: an unusable entry of one remote does not affect the others. */
export function createServedRegistrySchema<const Name extends string>(remotes: readonly Name[]) {
  return v.pipe(
    v.object(v.entriesFromList(remotes, v.fallback(v.nullable(releasedSchema), null))),
    v.check(
      (registry) => Object.values(registry).some((each) => each !== null),
      'has no usable entry of any remote',
    ),
  );
}
