const imageName = /^[a-z\d][a-z\d.-]*(?::\d+)?(?:\/[a-z\d][a-z\d._-]*)+$/;

/** The host's image of these sources: the same sources have the same tag. */
export function imageOf(name: string | undefined, version: string): string {
  if (name && imageName.test(name)) return `${name}:${version}`;
  throw new Error(
    `HOST_IMAGE is “${name ?? ''}”. It names registry and image without a tag, as in registry.example/portal/host.`,
  );
}
