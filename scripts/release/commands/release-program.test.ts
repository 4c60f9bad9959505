import '../../portal-releases/configuration';
import type { Command } from 'commander';
import { createReleaseProgram, type ProgramName } from './release-program';

const names = ['release', 'rollback', 'releases'] as const;

/** Creates a program whose commands only parse their arguments. */
function idle(name: ProgramName): Command[] {
  const all: Command[] = [];
  const visit = (command: Command) => {
    all.push(command);
    if (command.commands.length === 0) command.action(() => undefined);
    command.exitOverride().configureOutput({ writeErr: () => undefined });
    command.commands.forEach(visit);
  };
  visit(createReleaseProgram(name));
  return all;
}

function helpOf(command: Command): string {
  let text = '';
  command.configureOutput({ writeOut: (part) => (text += part) }).outputHelp();
  return text;
}

describe.each(names)('the help of pnpm %s', (name) => {
  const [program, ...commands] = idle(name);
  if (!program) throw new Error('There is no program.');

  it.each([program, ...commands].map((command) => [command.name(), command] as const))(
    'of %s ends with examples, which are commands that it takes',
    async (_, command) => {
      const [, shown = ''] = helpOf(command).split('\nExamples:\n');
      const lines = shown.split('\n\n')[0]?.trim().split(/\n */) ?? [];
      expect(lines.join()).not.toBe('');
      for (const line of lines) {
        const [, words] = /^npx --yes pnpm@10 (\S.*)$/.exec(line) ?? [];
        const [first, ...rest] = words?.split(' ') ?? [];
        expect(first).toBe(name);
        // `pnpm releases` without a command runs `show` (wordsOf).
        const given =
          name === 'releases' && !/^[a-z]/.test(rest[0] ?? '') ? ['show', ...rest] : rest;
        await expect(program.parseAsync(given, { from: 'user' })).resolves.toBe(program);
      }
    },
  );
});
