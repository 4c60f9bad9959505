/** The arguments of the Dockerfile that a deployment's host is built with. */
const names = ['PORTAL_CONFIG', 'COMMIT', 'BUILD_BASE', 'WEB_BASE'] as const;

/** `--build-arg` for each of them that is set: an empty one would replace the default in the Dockerfile. */
export function buildArgs(values: Partial<Record<string, string>>): string[] {
  return names.flatMap((name) => (values[name] ? ['--build-arg', `${name}=${values[name]}`] : []));
}
