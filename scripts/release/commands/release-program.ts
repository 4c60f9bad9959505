import type { Command } from 'commander';
import path from 'node:path';
import { createProgram } from '../command-line/program';
import { root } from '../../workspace/apps';
import { CliError } from '../command-line/cli-error';
import {
  type Jwk,
  keysIn,
  keysVariable,
  newKey,
  publicPart,
  writeKeys,
} from '../keys/release-keys';
import { recordHost } from './host-command';
import { showLog, verify } from './inspect-command';
import {
  canaryShare,
  changing,
  cohort,
  commit,
  onPlace,
  percent,
  remoteArgument,
  webAddress,
} from './options';
import { promote, release } from './release-command';
import {
  entryNumber,
  restore,
  rollback,
  setShare,
  show,
  sign,
  switchOff,
  switchOn,
} from './releases-command';
import { shownEntries } from './status';
import { trace } from './trace-stack';

export type ProgramName = 'release' | 'rollback' | 'releases';

export function createReleaseProgram(name: ProgramName): Command {
  return { release: releaseProgram, rollback: rollbackProgram, releases: releasesProgram }[name]();
}

const to = '--to s3://bucket/portal';

function releaseProgram(): Command {
  const description =
    'Builds the commit that is checked out, and makes it what every new page gets.';
  const program = createProgram('pnpm release', description, [
    `portfolio --audience staff ${to}`,
    `portfolio --canary 10 ${to}`,
    `portfolio ${to} --reason new statement`,
    `portfolio --from ../remote-example/dist ${to}`,
  ]);
  return reaching(changing(program))
    .addArgument(remoteArgument())
    .option('--from <folder>', 'release what a repository of its own has built')
    .option('--commit <sha>', 'what it was built from, if not what is checked out there', commit)
    .action(release);
}

function rollbackProgram(): Command {
  const description = 'Ends the canary, or else goes back to the version that ran before.';
  const program = createProgram('pnpm rollback', description, [
    `portfolio ${to} --reason Retry on every screen`,
    `portfolio --version 1.0.0-0123456789 ${to}`,
  ]);
  return changing(program)
    .addArgument(remoteArgument())
    .option('--version <version>', 'run this version of the registry, whichever it is')
    .action(rollback);
}

function releasesProgram(): Command {
  const program = createProgram('pnpm releases', 'Shows and changes what users run.', [
    to,
    `show portfolio ${to}`,
    `canary portfolio 50 ${to}`,
    `off portfolio wrong totals ${to}`,
    `promote portfolio --from s3://bucket/staging ${to} --canary 10`,
    `host https://portal.example ${to}`,
    `verify ${to} --keys portal.config.json`,
    'keys new ~/portal-keys.json 2026-11',
    `trace error.txt ${to}`,
  ]);
  const add = (word: string, description: string, isDefault = false) =>
    program.command(word, { isDefault }).description(description);
  onPlace(
    add(
      'show',
      'Shows what runs, for whom and since when, and whether anything is wrong; with a remote, every version of it.',
      true,
    ),
  )
    .addArgument(remoteArgument().argOptional())
    .action(show);
  changing(add('canary', 'Widens or narrows the canary; 100 makes it what runs, 0 ends it.'))
    .addArgument(remoteArgument())
    .argument('<percent>', 'of users', percent)
    .option('--version <version>', 'start one that has ended again')
    .option(...audienceOption)
    .action(setShare);
  changing(add('off', 'The kill switch: no page that opens loads the remote.'))
    .addArgument(remoteArgument())
    .argument('[reason...]', 'why; needed, here or as --reason')
    .action(switchOff);
  changing(add('on', 'Switches a remote on again.')).addArgument(remoteArgument()).action(switchOn);
  reaching(
    changing(add('promote', 'Runs a release of one place in another, without building it again.')),
  )
    .addArgument(remoteArgument())
    .requiredOption('--from <place>', 'where it was tried')
    .option('--version <version>', 'another one than what runs there')
    .action(promote);
  changing(
    add('host', 'Records which host runs: as it says at its address, else that of these sources.'),
  )
    .argument('[address]', 'such as https://portal.example', webAddress)
    .option('--dry-run', 'only check that what runs works with it')
    .option('--force', 'record it all the same')
    .option('--min-serial <configuration>', 'only write registryMinSerial for a host to build')
    .action(recordHost);
  onPlace(add('log', 'Shows who changed what, when and why.'))
    .option('--all', `every entry, not only the last ${shownEntries}`)
    .action(showLog);
  onPlace(
    add('verify', 'Checks a whole place: signature, serial, log, and each file of each version.'),
  )
    .option('--keys <configuration>', 'the public keys of this configuration of a host')
    .action(verify);
  changing(add('sign', 'Signs the registry again: on a schedule, or with another key.'))
    .option('--force', 'sign it whoever wrote it')
    .action(sign);
  changing(add('restore', 'Puts the registry back as the log last knew it.'))
    .option('--entry <number>', 'as it was after this entry of the log', entryNumber)
    .option('--force', 'sign it although no key of yours has signed it')
    .action(restore);
  onPlace(add('trace', 'Names the sources of a minified stack, such as that of a portal:error.'))
    .argument('<error>', 'a text in quotes, or a file')
    .action(trace);
  addKeys(add('keys', 'Makes, shows and ends the keys that registries are signed with.'));
  return program.addHelpText(
    'after',
    '\nWithout a command: show. RELEASES_KEY is the file of the keys that sign the registry, or its text.',
  );
}

const audienceOption = [
  '--audience <cohort>',
  'give it to the investors first whom the platform hands over with this cohort',
  cohort,
] as const;

function reaching(command: Command): Command {
  return command
    .option('--canary <percent>', 'give it to that share of users first', canaryShare)
    .option(...audienceOption);
}

function addKeys(command: Command): void {
  const add = (name: string, description: string, change: Change) =>
    command
      .command(`${name} <file> <id>`)
      .description(description)
      .action((given: string, id: string) => changeKeys(path.resolve(given), id, change));
  add('new', 'Makes a key, which signs beside the ones that are there.', added);
  add('drop', 'Removes a key, which then signs nothing more and is not trusted.', dropped);
  command
    .command('show <file>')
    .description('Shows the keys of a file, and what the configuration of the host needs.')
    .action((given: string) => showKeys(path.resolve(given)));
}

/** Changes the keys of a file for one of the commands `pnpm releases keys …`. */
type Change = (keys: Jwk[], id: string, file: string) => Jwk[];

const added: Change = (keys, id, file) => {
  assertOutside(file);
  if (keys.some(({ kid }) => kid === id)) throw new CliError(`There is a key ${id} already.`);
  return [...keys, newKey(id)];
};

const dropped: Change = (keys, id) => known(keys, id).filter(({ kid }) => kid !== id);

function changeKeys(file: string, id: string, change: Change): void {
  const before = keysIn(file);
  const keys = change(before, id, file);
  if (before.some(signs) && !keys.some(signs))
    throw new CliError(
      `${id} is the only key that signs: without it nothing could be changed, the kill switch included. Make the next one before: \`pnpm releases keys new ${file} <id>\``,
    );
  writeKeys(file, keys);
  showKeys(file, keys);
}

function showKeys(file: string, keys: readonly Jwk[] = keysIn(file)): void {
  if (keys.length === 0)
    throw new CliError(`${file} has no keys. To make one: \`pnpm releases keys new ${file} <id>\``);
  for (const key of keys) console.log(`${key.kid}  ${signs(key) ? 'signs' : 'is trusted'}`);
  console.log('For the configuration of the host, where `notAfter` may be added:');
  console.log(JSON.stringify({ registryKeys: keys.map(publicPart) }, null, 2));
  console.log(`For the release tool: ${keysVariable}=${file}, or the text of that file.`);
}

// A private key in the repository would be in every clone.
function assertOutside(place: string): void {
  const inside = path.relative(root, place);
  if (inside.startsWith('..') || path.isAbsolute(inside) || inside.startsWith('.portal')) return;
  throw new CliError(`${place} is in the repository. Keep keys elsewhere.`);
}

function known(keys: Jwk[], id: string): Jwk[] {
  if (keys.some(({ kid }) => kid === id)) return keys;
  const there = keys.map(({ kid }) => kid).join(', ') || 'none';
  throw new CliError(`There is no key ${id}. There is ${there}.`);
}

function signs({ d }: Jwk): boolean {
  return d !== undefined;
}
