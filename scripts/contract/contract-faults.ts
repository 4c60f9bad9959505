import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareVersions } from 'compare-versions';
import { CliError } from '../release/command-line/cli-error';
import { git } from '../workspace/git';
import { root, workDir } from '../workspace/apps';
import { compile, declarationsOf } from './declarations';

export const declarationFile = 'shared/federation/contract.d.ts';

const works = `import type { GenericSchema, InferOutput } from 'valibot';
import type * as Now from 'now';
import type * as Was from 'was';
// The rules of a schema may change as long as a remote gets the same out of it. Only the host calls the two setters.
type Used<M> = {
  [K in keyof M as K extends 'setRuntimeConfig' | 'setSessionHost' ? never : K]:
    M[K] extends GenericSchema ? InferOutput<M[K]> : M[K];
};
type Provided<All> = { [Name in keyof All]: Used<All[Name]> };
type Majors<All> = { [Name in keyof All]: All[Name] extends [infer Major, unknown] ? Major : never };
export const provides = (now: Provided<Now.Provided>): Provided<Was.Provided> => now;
export const shares = (now: Majors<Now.Libraries>): Majors<Was.Libraries> => now;
export const accepts = (was: Was.Consumed): Now.Consumed => was;
`;

/**
 * Asks the compiler whether a host with the contract `now` still runs what was built for the contract `was`.
 * @returns the compiler's reasons if it does not.
 */
export function breaksOf(was: string, now: string): string {
  const folder = path.join(workDir, 'contract/comparison');
  mkdirSync(folder, { recursive: true });
  const modules = path.join(folder, 'node_modules');
  if (!existsSync(modules)) symlinkSync(path.join(root, 'shared/node_modules'), modules);
  // They are no `.d.ts` files, in which the compiler would take an unknown type for `any` and say nothing.
  const texts = {
    was: was.replaceAll(/(['"])contract\b/g, '$1was'),
    now: now.replaceAll(/(['"])contract\b/g, '$1now'),
    works,
  };
  for (const [name, text] of Object.entries(texts))
    writeFileSync(path.join(folder, `${name}.ts`), text);
  const files = Object.keys(texts).map((name) => `${name}.ts`);
  return compile(folder, { compilerOptions: { types: [], noUnusedLocals: false }, files }).trim();
}

/**
 * Says what is wrong with the contract's version or its file of declarations. The contract is compared with the last two versions
 * in the history, because the last may have been raised by too little.
 * @throws CliError when the history is not there, as in a shallow clone.
 */
export function contractFaults(dir = root): string[] {
  // In a shallow clone, git says that its oldest commit added every file.
  if (git(dir, 'rev-parse', '--is-shallow-repository') === 'true')
    throw new CliError(`git has no history of ${declarationFile}. Fetch it: git fetch --unshallow`);
  const now = declarationsOf(dir);
  const file = path.join(dir, declarationFile);
  const isWritten = existsSync(file) && readFileSync(file, 'utf8') === now;
  const log = ['log', '-n', '2', '--format=%H', '-G', 'const version', '--', declarationFile];
  const faults = git(dir, ...log)
    .split('\n')
    .filter(Boolean)
    .flatMap((commit) => faultOf(`${git(dir, 'show', `${commit}:${declarationFile}`)}\n`, now));
  if (!isWritten) faults.push(`${declarationFile} is outdated. Run pnpm contract:diff --write`);
  return faults;
}

const versionOf = (text: string) => /const version: '(.*)'/.exec(text)?.[1] ?? '';
const majorOf = (version: string) => Number(version.split('.')[0]);

function faultOf(was: string, now: string): string[] {
  const [before, version] = [versionOf(was), versionOf(now)];
  if (was === now || majorOf(version) > majorOf(before)) return [];
  const since = `The contract is ${version}, and its changes since ${before} need`;
  const breaks = breaksOf(was, now);
  if (breaks)
    return [`${since} ${majorOf(before) + 1}.0.0, because they break remotes:\n${breaks}`];
  return compareVersions(version, before) > 0 ? [] : [`${since} a higher version.`];
}
