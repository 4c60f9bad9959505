import * as v from 'valibot';

const release = v.object({
  /** The remote's mf-manifest.json; relative to the registry's own address or absolute. */
  entry: v.pipe(v.string(), v.nonEmpty('must name the mf-manifest.json')),
  /** Which contract versions the remote can live with: a semver range such as `^1.0.0`. */
  contract: v.pipe(v.string(), v.nonEmpty('must be a semver range')),
  /** Subresource integrity by file, where the release tool computed it. */
  integrity: v.optional(v.record(v.string(), v.string())),
});
export type Release = v.InferOutput<typeof release>;

const released = v.pipe(
  v.object({
    current: v.string(),
    previous: v.optional(v.nullable(v.string())),
    versions: v.record(v.string(), release),
  }),
  v.check((remote) => remote.current in remote.versions, 'current must be one of its versions'),
);

/** `releases.json`: what runs of each remote (design.md, 'Releasing a remote'). */
export const registrySchema = v.object({
  onboarding: released,
  opportunities: released,
  portfolio: released,
});
export type Registry = v.InferOutput<typeof registrySchema>;
