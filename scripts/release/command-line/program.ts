import { Command } from 'commander';
import { endWith } from './failures.mjs';

/**
 * A command of package.json; `examples` is what comes after its name. Commander generates its `--help` and refuses unknown
 * options with the nearest known one; from here on a failure ends the process with a message instead of a stack.
 */
export function createProgram(
  name: string,
  description: string,
  examples: readonly string[] = [''],
): Command {
  process.on('uncaughtException', endWith);
  const program = new Command(name)
    .description(description)
    .showHelpAfterError('Run it with --help to see what it takes.');
  return withExamples(program, ...examples);
}

/**
 * Ends a command's help with lines that can be copied and run as they are.
 * @param examples what comes after the command's own words.
 */
export function withExamples(command: Command, ...examples: readonly string[]): Command {
  if (examples.length === 0) return command;
  return command.addHelpText('after', () => {
    const line = wordsOf(command)
      .join(' ')
      .replace(/^pnpm /, 'npx --yes pnpm@10 ');
    return ['', 'Examples:', ...examples.map((rest) => `  ${line} ${rest}`.trimEnd())].join('\n');
  });
}

function wordsOf(command: Command): string[] {
  return [...(command.parent ? wordsOf(command.parent) : []), command.name()];
}
