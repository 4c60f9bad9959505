import * as v from 'valibot';
import type { RemoteName } from './define-remote';

const text = v.pipe(v.string(), v.nonEmpty());

const integrity = v.pipe(v.string(), v.startsWith('sha384-'));

/**
 * Below the partner API's base, whatever the base: the token goes along. A whitelist, because of all that an address may
 * be taken for otherwise: a scheme, `//host`, `/\\host`, the same behind a tab or a line break.
 */
const relativePath = v.pipe(
  v.string(),
  v.regex(
    /^(?!.*(?:\.|%2e){2})[\w{][\w{}.~%=&?,+-]*(?:\/[\w{}.~%=&?,+-]+)*$/i,
    'must be a relative path',
  ),
);

/**
 * A read that a screen will make, begun by the document's first script (decision 0080). `{code}`,
 * `{externalReferenceCode}`, `{accountId}` and the route's own parameters are filled in.
 */
const prefetchRequestSchema = v.object({
  method: v.picklist(['GET', 'POST']),
  path: relativePath,
  json: v.optional(v.record(v.string(), v.unknown())),
  /** Where in the answer the screen's first picture stands, as a link or a key: `data.0.banner`. The first found counts. */
  picture: v.optional(v.array(text)),
});
export type PrefetchRequest = v.InferOutput<typeof prefetchRequestSchema>;

/** What a page needs to start a release without asking for its manifest. Paths are relative to the release's folder. */
export const releaseStartSchema = v.object({
  /** The script of the container. */
  entry: text,
  /** Integrity by path of every script. */
  integrity: v.record(text, integrity),
  /** What every screen needs besides the entry. */
  scripts: v.array(text),
  /** By route pattern, the first that fits counts: what this screen needs besides, and what it will read. */
  screens: v.record(
    text,
    v.object({ scripts: v.array(text), reads: v.array(prefetchRequestSchema) }),
  ),
});
export type ReleaseStart = v.InferOutput<typeof releaseStartSchema>;

const releaseSchema = v.object({
  /** The remote's mf-manifest.json; relative to `base`, else to the registry's own address, or absolute. */
  entry: v.pipe(v.string(), v.nonEmpty('must name the mf-manifest.json')),
  /** Which contract versions the remote can live with: a semver range such as `^1.0.0`. */
  contract: v.pipe(v.string(), v.nonEmpty('must be a semver range')),
  /** Subresource integrity of the manifest, which carries that of every script. Absent while developing. */
  integrity: v.optional(integrity),
  /** The commit it was built from; absent for what `npm start` built from uncommitted sources. */
  sha: v.optional(text),
  /** When it was put into the registry: an ISO instant. */
  releasedAt: v.optional(text),
  /** Of versions that may run; without it, and where it cannot be read, a page reads the manifest. */
  start: v.fallback(v.optional(releaseStartSchema), undefined),
});
/** One version of a remote. */
export type Release = v.InferOutput<typeof releaseSchema>;

const canarySchema = v.object({
  version: text,
  /** Percent of investors, above 0 and up to 100. */
  share: v.pipe(v.number(), v.gtValue(0), v.maxValue(100)),
  /** An ISO instant. */
  since: v.optional(text),
});

const historyEntrySchema = v.object({
  version: text,
  /** For everybody; absent for what was a canary only. */
  ran: v.optional(v.boolean()),
  /** When it was taken back: an ISO instant. It is not run again until somebody names it. */
  withdrawnAt: v.optional(text),
});
export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;

/** What the registry says of one remote. */
export const releasedSchema = v.pipe(
  v.object({
    /** Where entries are relative to, when the remote is not served beside the registry. */
    base: v.optional(v.pipe(v.string(), v.url('must be an absolute address'))),
    current: text,
    previous: v.optional(v.nullable(text)),
    /** Since when `current` runs: an ISO instant. */
    since: v.optional(text),
    /** A newer version that a stable share of investors gets. */
    canary: v.optional(v.nullable(canarySchema)),
    /** The kill switch: while it is set, nothing of the remote is loaded. */
    disabled: v.optional(v.nullable(v.object({ reason: text, since: v.optional(text) }))),
    versions: v.record(text, releaseSchema),
    /** Its versions in the order in which they were released or run, the oldest first. For the release tool alone. */
    history: v.fallback(v.optional(v.array(historyEntrySchema)), undefined),
  }),
  v.check(({ current, versions }) => current in versions, 'current must be one of its versions'),
  v.check(
    ({ canary, versions }) => !canary || canary.version in versions,
    'canary must be one of its versions',
  ),
);
export type Released = v.InferOutput<typeof releasedSchema>;

/** The host that serves the registry, so that the release tool can tell what it cannot meet. */
export const liveHostSchema = v.object({
  version: text,
  /** The contract version it has: that of shared/package.json when it was built. */
  contract: text,
  /** Version by name of every singleton it brings. */
  shared: v.record(v.string(), v.string()),
});
export type LiveHost = v.InferOutput<typeof liveHostSchema>;

/** `releases.json` as the release tool reads and writes it (design.md, 'Releasing a remote'). */
export const registrySchema = v.object({
  host: v.optional(liveHostSchema),
  onboarding: v.optional(releasedSchema),
  opportunities: v.optional(releasedSchema),
  portfolio: v.optional(releasedSchema),
});
export type Registry = v.InferOutput<typeof registrySchema>;

/** What of it a page reads: a remote whose entry cannot be used harms no other. */
export const servedRegistrySchema = v.pipe(
  v.object({
    onboarding: served(),
    opportunities: served(),
    portfolio: served(),
  } satisfies Record<RemoteName, unknown>),
  v.check(
    (registry) => Object.values(registry).some((each) => each !== null),
    'has no usable entry of any remote',
  ),
);
export type ServedRegistry = v.InferOutput<typeof servedRegistrySchema>;

function served() {
  return v.fallback(v.nullable(releasedSchema), null);
}
