/**
 * Who builds, for the stamp of a release: what RELEASE_BUILDER says, else the run of GitHub Actions, else that it was no
 * pipeline. The stamp is public, so it names no machine.
 */
export function builderHere(env: NodeJS.ProcessEnv = process.env): string {
  const { RELEASE_BUILDER, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = env;
  if (RELEASE_BUILDER) return RELEASE_BUILDER;
  if (GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_RUN_ID)
    return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  return `outside of a pipeline, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
}
