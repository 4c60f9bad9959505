import type { Command } from 'commander';
import { createProgram } from '../../workspace/program.ts';
import { hostCommand } from './host-command.ts';
import { keysCommand } from './keys-command.ts';
import { logCommand } from './log-command.ts';
import { promoteCommand } from './promote-command.ts';
import { pruneCommand } from './prune-command.ts';
import { releaseCommand } from './release-command.ts';
import {
  canaryCommand,
  offCommand,
  onCommand,
  showCommand,
  signCommand,
} from './releases-command.ts';
import { restoreCommand } from './restore-command.ts';
import { rollbackCommand } from './rollback-command.ts';
import { traceCommand } from './trace-command.ts';
import { verifyCommand } from './verify-command.ts';
import { watchCommand } from './watch-command.ts';

export type ProgramName = 'release' | 'rollback' | 'releases';

const subcommands: Readonly<Record<string, (command: Command) => Command>> = {
  show: showCommand,
  canary: canaryCommand,
  off: offCommand,
  on: onCommand,
  promote: promoteCommand,
  host: hostCommand,
  watch: watchCommand,
  trace: traceCommand,
  log: logCommand,
  verify: verifyCommand,
  sign: signCommand,
  keys: keysCommand,
  prune: pruneCommand,
  restore: restoreCommand,
};

/** `pnpm release`, `pnpm rollback` or `pnpm releases`. */
export function createReleaseProgram(name: ProgramName): Command {
  if (name === 'release') return releaseCommand(createProgram('pnpm release', ''));
  if (name === 'rollback') return rollbackCommand(createProgram('pnpm rollback', ''));
  const program = createProgram('pnpm releases', 'Shows and changes what investors run.');
  for (const [word, configure] of Object.entries(subcommands)) configure(program.command(word));
  return program.addHelpText(
    'after',
    '\nWithout a command: show. RELEASES_KEY is the file of the keys that sign the registry, or its text.',
  );
}

/** The words to parse: `pnpm releases` without a command shows what runs. */
export function wordsOf(name: ProgramName, words: readonly string[]): readonly string[] {
  const [first = '-'] = words;
  const shows = name === 'releases' && first.startsWith('-') && !/^(?:-h|--help)$/.test(first);
  return shows ? ['show', ...words] : words;
}
