import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { buildApp, type Build } from '../build/build-app.ts';
import { sourceVersion } from '../build/source-version.ts';
import { CliError } from './cli-error.ts';
import { committedSha } from './git.ts';

/** What is to be released, with all that is known before it is built. */
export interface Candidate {
  version: string;
  /** The commit. */
  sha: string;
  /** A semver range of the host's contract. */
  contract: string;
  build: () => Promise<Build>;
  /** Removes what was made for it. */
  remove: () => void;
}

/**
 * The commit of this repository that is checked out.
 * @throws CliError
 */
export function ofTheseSources(folder: string): Candidate {
  const sha = committedSha();
  const build = async () => {
    const built = await buildApp(folder, console.log);
    if (committedSha() !== sha)
      throw new CliError('Another commit was checked out during the build. Run the command again.');
    return built;
  };
  const contract = `^${contractVersion}`;
  return { version: sourceVersion(folder), sha, contract, build, remove: () => undefined };
}
