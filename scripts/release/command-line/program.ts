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
  const line = name.replace(/^pnpm /, 'npx --yes pnpm@10 ');
  const shown = examples.map((rest) => `  ${line} ${rest}`.trimEnd());
  return new Command(name)
    .description(description)
    .showHelpAfterError('Run it with --help to see what it takes.')
    .addHelpText('after', ['', 'Examples:', ...shown].join('\n'));
}
