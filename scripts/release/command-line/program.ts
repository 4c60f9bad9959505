import { Command } from 'commander';
import { endWith } from './failures.mjs';

/**
 * Creates a command of package.json. Commander generates the `--help` and suggests the nearest option for an unknown one. From
 * this call on, a failure ends the process with a message instead of a stack.
 * @param examples the words that follow the command's name.
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

/** Adds examples to a command's help. @param examples the words that follow the command's name. */
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
