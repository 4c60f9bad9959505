import type { Command } from 'commander';
import { createReleaseProgram, type ProgramName } from '../commands/release-program';

type Flags = Readonly<Record<string, string | boolean | undefined>>;

function runner(name: ProgramName) {
  const program = createReleaseProgram(name);
  quieten(program);
  return async (words: readonly string[], flags: Flags = {}): Promise<void> => {
    const given = Object.entries(flags).flatMap(([flag, value]) => {
      if (value === undefined || value === false) return [];
      return value === true ? [`--${flag}`] : [`--${flag}`, value];
    });
    await program.parseAsync([...words, ...given], { from: 'user' });
  };
}

function quieten(command: Command): void {
  command.exitOverride().configureOutput({ writeErr: () => undefined });
  command.commands.forEach(quieten);
}

/** For tests: the commands of package.json. Invalid arguments throw too. */
export const release = runner('release');
export const rollback = runner('rollback');
export const releases = runner('releases');
