import type { Command } from 'commander';
import path from 'node:path';
import { createProgram, withExamples } from '../command-line/program';
import { recordHost } from './host-command';
import { added, type Change, changeKeys, dropped, showKeys } from './keys-command';
import { showLog } from './log-command';
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
import { promote } from './promote-command';
import { release } from './release-command';
import { rollback, setShare, show, sign, switchOff, switchOn } from './releases-command';
import { entryNumber, restore } from './restore-command';
import { shownEntries } from './status';
import { trace } from './trace-command';
import { verify } from './verify-command';

const audienceOption = [
  '--audience <cohort>',
  'give it to the investors first whom the platform hands over with this cohort',
  cohort,
] as const;

export type ProgramName = 'release' | 'rollback' | 'releases';

const canaryOption = [
  '--canary <percent>',
  'give it to that share of users first',
  canaryShare,
] as const;

export function createReleaseProgram(name: ProgramName): Command {
  if (name === 'release')
    return changing(
      createProgram('pnpm release', '', []),
      'Builds the commit that is checked out, and makes it what every new page gets.',
      'portfolio --audience staff --to s3://bucket/portal',
      'portfolio --canary 10 --to s3://bucket/portal',
      'portfolio --to s3://bucket/portal --reason new statement',
      'portfolio --from ../remote-example/dist --to s3://bucket/portal',
    )
      .addArgument(remoteArgument())
      .option(...canaryOption)
      .option(...audienceOption)
      .option('--from <folder>', 'release what a repository of its own has built')
      .option('--commit <sha>', 'what it was built from, if not what is checked out there', commit)
      .action(release);
  if (name === 'rollback')
    return changing(
      createProgram('pnpm rollback', '', []),
      'Ends the canary, or else goes back to the version that ran before.',
      'portfolio --to s3://bucket/portal --reason Retry on every screen',
      'portfolio --version 1.0.0-0123456789 --to s3://bucket/portal',
    )
      .addArgument(remoteArgument())
      .option('--version <version>', 'run this version of the registry, whichever it is')
      .action(rollback);
  const examples = ['', '--to s3://bucket/portal', 'off portfolio wrong totals'];
  const program = createProgram('pnpm releases', 'Shows and changes what users run.', examples);
  const add = (word: string) => program.command(word);
  const to = '--to s3://bucket/portal';
  onPlace(
    add('show'),
    'Shows what runs, for whom and since when, and whether anything is wrong; with a remote, every version of it.',
    to,
    `portfolio ${to}`,
  )
    .addArgument(remoteArgument().argOptional())
    .action(show);
  changing(
    add('canary'),
    'Widens or narrows the canary; 100 makes it what runs, 0 ends it.',
    `portfolio 50 ${to}`,
    `portfolio 0 ${to} --reason errors in statements`,
  )
    .addArgument(remoteArgument())
    .argument('<percent>', 'of users', percent)
    .option('--version <version>', 'start one that has ended again')
    .option(...audienceOption)
    .action(setShare);
  changing(
    add('off'),
    'The kill switch: no page that opens loads the remote.',
    `portfolio wrong totals ${to}`,
  )
    .addArgument(remoteArgument())
    .argument('[reason...]', 'why; needed, here or as --reason')
    .action(switchOff);
  changing(add('on'), 'Switches a remote on again.', `portfolio ${to}`)
    .addArgument(remoteArgument())
    .action(switchOn);
  changing(
    add('promote'),
    'Runs a release of one place in another, without building it again.',
    `portfolio --from s3://bucket/staging ${to} --canary 10`,
  )
    .addArgument(remoteArgument())
    .requiredOption('--from <place>', 'where it was tried')
    .option('--version <version>', 'another one than what runs there')
    .option(...canaryOption)
    .option(...audienceOption)
    .action(promote);
  changing(
    add('host'),
    'Records which host runs: as it says itself at its address, else that of these sources.',
    `https://portal.example ${to}`,
    `--dry-run ${to}`,
  )
    .argument('[address]', 'such as https://portal.example', webAddress)
    .option('--dry-run', 'only check that what runs works with it')
    .option('--force', 'record it all the same')
    .option('--min-serial <configuration>', 'only write registryMinSerial for a host to build')
    .action(recordHost);
  onPlace(add('log'), 'Shows who changed what, when and why.', to)
    .option('--all', `every entry, not only the last ${shownEntries}`)
    .action(showLog);
  onPlace(
    add('verify'),
    'Checks a whole place: signature, serial, log, and each file of each version.',
    `${to} --keys portal.config.json`,
  )
    .option('--keys <configuration>', 'the public keys of this configuration of a host')
    .action(verify);
  changing(
    add('sign'),
    'Signs the registry again: on a schedule, or with another key.',
    `${to} --reason new key`,
  )
    .option('--force', 'sign it whoever wrote it')
    .action(sign);
  addKeys(add('keys'));
  onPlace(
    add('trace'),
    'Names the sources of a minified stack, such as that of a portal:error message.',
    `error.txt ${to}`,
  )
    .argument('<error>', 'a text in quotes, or a file')
    .action(trace);
  changing(
    add('restore'),
    'Puts the registry back as the log last knew it.',
    to,
    `--entry 41 ${to}`,
  )
    .option('--entry <number>', 'as it was after this entry of the log', entryNumber)
    .option('--force', 'sign it although no key of yours has signed it')
    .action(restore);
  return program.addHelpText(
    'after',
    '\nWithout a command: show. RELEASES_KEY is the file of the keys that sign the registry, or its text.',
  );
}

function addKeys(command: Command): void {
  const file = '~/portal-keys.json';
  const add = (name: string, description: string, change: Change) =>
    withExamples(command.command(`${name} <file> <id>`), `${file} 2026-11`)
      .description(description)
      .action((given: string, id: string) => changeKeys(path.resolve(given), id, change));
  add('new', 'Makes a key, which signs beside the ones that are there.', added);
  add('drop', 'Removes a key, which then signs nothing more and is not trusted.', dropped);
  withExamples(command.command('show <file>'), file)
    .description('Shows the keys of a file, and what the configuration of the host needs.')
    .action((given: string) => showKeys(path.resolve(given)));
  withExamples(command, `new ${file} 2026-11`, `show ${file}`).description(
    'Makes, shows and ends the keys that registries are signed with.',
  );
}

/** Returns the words to parse. `pnpm releases` without a command runs `show`. */
export function wordsOf(name: ProgramName, words: readonly string[]): readonly string[] {
  const [first = '-'] = words;
  const shows = name === 'releases' && first.startsWith('-') && !/^(?:-h|--help)$/.test(first);
  return shows ? ['show', ...words] : words;
}
