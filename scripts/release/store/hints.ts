import { configuration } from '../configuration/configuration';

/** The commands that take `--to`. */
const isOfAPlace = /^(?:release|rollback|releases(?! keys))\b/;

/**
 * Turns the commands that a message puts in backticks into ones that can be copied and run as they are: without pnpm
 * installed, without a question of npx, and against the store given with `--to`.
 */
export function formatHint(message: string, to: string | undefined): string {
  const { command: begins = 'npx --yes pnpm@10' } = configuration();
  const place = to && /[^\w:/.@~-]/.test(to) ? `"${to}"` : to;
  return message.replace(/`pnpm ([^`]*)`/g, (_, command: string) => {
    const takesPlace = place && isOfAPlace.test(command) && !command.includes(' --to ');
    return `${begins} ${command}${takesPlace ? ` --to ${place}` : ''}`;
  });
}
