import * as v from 'valibot';

// An older release tool keeps the keys that a newer one wrote. The types have only the known keys, so they are those of
// `object`.
const object = v.looseObject as unknown as typeof v.object;

const text = v.pipe(v.string(), v.nonEmpty());

const integrity = v.pipe(v.string(), v.startsWith('sha384-'));

// The bearer token is sent with the request, so the path must not lead anywhere else. This is an allowlist, because URLs hide
// other targets in many ways: a scheme, `//host`, `/\\host`, or either behind a tab or a line break.
const relativePath = v.pipe(
  v.string(),
  v.regex(
    /^(?!.*(?:\.|%2e){2})[\w{][\w{}.~%=&?,+-]*(?:\/[\w{}.~%=&?,+-]+)*$/i,
    'must be a relative path',
  ),
);

/** A request that the document's first script sends early (decision 80), with placeholders such as `{code}`. */
export const prefetchRequestSchema = object({
  method: v.picklist(['GET', 'POST']),
  path: relativePath,
  json: v.optional(v.record(v.string(), v.unknown())),
  picture: v.optional(v.array(text)),
  visitor: v.optional(v.boolean()),
});
export type PrefetchRequest = v.InferOutput<typeof prefetchRequestSchema>;

/** An entry of the menu. The host shows a default icon for an unknown icon name. */
const navigationSchema = object({ label: text, path: text, icon: text });
export type NavigationEntry = v.InferOutput<typeof navigationSchema>;

/** A page starts a release with this data, without its manifest. Paths are relative to the manifest. */
export const releaseStartSchema = object({
  entry: text,
  integrity: v.record(text, integrity),
  /** The scripts that every screen needs besides the entry. */
  scripts: v.array(text),
  /** The release's copy of the core. A page loads it unless the host shares a core with this key (decision 91). */
  core: v.optional(object({ key: text, scripts: v.array(text) })),
  /** The other scripts of each screen and the requests that it will make. The first route pattern that matches counts. */
  screens: v.record(
    text,
    object({
      scripts: v.array(text),
      reads: v.array(prefetchRequestSchema),
      /** The script that shows the screen before the portal's scripts have arrived. */
      firstFrame: v.optional(text),
    }),
  ),
  /** The path prefixes of the remote's screens, as far as they are granted. If absent, all granted prefixes. */
  mounts: v.optional(v.array(text)),
  navigation: v.optional(navigationSchema),
});
export type ReleaseStart = v.InferOutput<typeof releaseStartSchema>;

const releaseSchema = object({
  /** The remote's mf-manifest.json: absolute, or relative to `base` or else to the registry's own address. */
  entry: v.pipe(v.string(), v.nonEmpty('must name the mf-manifest.json')),
  /** The contract versions that the remote works with: a semver range such as `^1.0.0`. */
  contract: v.pipe(v.string(), v.nonEmpty('must be a semver range')),
  /** The subresource integrity of the manifest, which contains the integrity of every script. Absent in development. */
  integrity: v.optional(integrity),
  /** The commit that the release was built from. Absent if `npm start` built it from uncommitted sources. */
  sha: v.optional(text),
  /** When the release was added to the registry: an ISO instant. */
  releasedAt: v.optional(text),
  /** Present for a version that may run. A page does not run a version whose start data it cannot read. */
  start: v.fallback(v.optional(releaseStartSchema), undefined),
});
export type Release = v.InferOutput<typeof releaseSchema>;

/** The platform names an investor's group when it hands the investor over. */
export const cohortSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be a name such as staff'),
);

const canarySchema = v.pipe(
  object({
    version: text,
    /** Percentage of visitors, up to 100. */
    share: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    /** The cohort that gets the canary regardless of the share. */
    audience: v.optional(cohortSchema),
    /** An ISO instant. */
    since: v.optional(text),
  }),
  v.check(({ share, audience }) => share > 0 || audience !== undefined, 'must have a share'),
);

const historyEntrySchema = object({
  version: text,
  /** Whether the version ran for all visitors. Absent for a version that was only a canary. */
  ran: v.optional(v.boolean()),
  withdrawnAt: v.optional(text),
});
export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;

const releasedSchema = v.pipe(
  object({
    /** The base URL of the entries, if the remote is not served next to the registry. */
    base: v.optional(v.pipe(v.string(), v.url('must be an absolute address'))),
    current: text,
    previous: v.optional(v.nullable(text)),
    /** When `current` started to run: an ISO instant. */
    since: v.optional(text),
    /** A newer version for an audience, a share of visitors, or both. A visitor stays in or out of the share. */
    canary: v.optional(v.nullable(canarySchema)),
    /** The kill switch. While it is set, the remote is not loaded. The reason is public. */
    disabled: v.optional(v.nullable(object({ reason: text, since: v.optional(text) }))),
    /** Set by a rollback, so that `npm start` does not make its own build current. Only the release tool reads it. */
    pinned: v.fallback(v.optional(v.nullable(object({ since: v.optional(text) }))), undefined),
    versions: v.record(text, releaseSchema),
    /** The versions in the order in which they were released or run, oldest first. Only the release tool reads this list. */
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
export type RegistryEntry = v.InferOutput<typeof releasedSchema>;

/** The host that serves the registry. The release tool uses it to tell which contracts the host does not satisfy. */
export const liveHostSchema = object({
  version: text,
  contract: text,
  shared: v.record(v.string(), v.string()),
  /** The host's address. The release tool asks it which host is running (`/host.json`). */
  address: v.optional(v.pipe(v.string(), v.url('must be an absolute address'))),
});
export type LiveHost = v.InferOutput<typeof liveHostSchema>;

export const registryKeysSchema = v.array(
  v.object({ id: v.string(), key: v.string(), notAfter: v.optional(v.string()) }),
);

const headEntries = {
  /** Rises with each change, so that a page recognises an older registry (signatures.ts). */
  serial: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  host: v.optional(liveHostSchema),
};

/** `releases.json` as the release tool reads and writes it. */
export function createRegistrySchema<const Name extends string>(remotes: readonly Name[]) {
  return object({ ...headEntries, ...v.entriesFromList(remotes, v.optional(releasedSchema)) });
}

/** The part of a registry that a page reads. An unusable entry of one remote does not affect the others. */
export function createServedRegistrySchema<const Name extends string>(remotes: readonly Name[]) {
  return v.pipe(
    v.object(v.entriesFromList(remotes, v.fallback(v.nullable(releasedSchema), null))),
    v.check(
      (registry) => Object.values(registry).some((each) => each !== null),
      'has no usable entry of any remote',
    ),
  );
}
