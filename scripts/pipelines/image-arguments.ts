const imageName = /^[a-z\d][a-z\d.-]*(?::\d+)?(?:\/[a-z\d][a-z\d._-]*)+$/;

/** The host's image of these sources: the same sources have the same tag. */
export function imageOf(name: string | undefined, version: string): string {
  if (name && imageName.test(name)) return `${name}:${version}`;
  throw new Error(
    `HOST_IMAGE is “${name ?? ''}”. It names registry and image without a tag, as in registry.example/portal/host.`,
  );
}

/** The arguments of the Dockerfile that a deployment's host is built with. */
const names = ['PORTAL_CONFIG', 'COMMIT', 'BUILD_BASE', 'WEB_BASE'] as const;

/** `--build-arg` for each of them that is set: an empty one would replace the default in the Dockerfile. */
export function buildArgs(values: Partial<Record<string, string>>): string[] {
  return names.flatMap((name) => (values[name] ? ['--build-arg', `${name}=${values[name]}`] : []));
}
