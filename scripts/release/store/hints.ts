const isOfAPlace = /^(?:release|rollback|releases(?! keys))\b/;

/**
 * Turns the commands in backticks in a message into commands that can be copied and run. They then work without an installed
 * pnpm, npx does not ask a question, and they use the store given with `--to`.
 */
export function formatHint(message: string, to: string | undefined): string {
  const place = to && /[^\w:/.@~-]/.test(to) ? `"${to}"` : to;
  return message.replace(/`pnpm ([^`]*)`/g, (_, command: string) => {
    const takesPlace = place && isOfAPlace.test(command) && !command.includes(' --to ');
    return `npx --yes pnpm@10 ${command}${takesPlace ? ` --to ${place}` : ''}`;
  });
}
