/**
 * Turns the commands that a message puts in backticks into ones that can be copied and run as they are: without pnpm
 * installed, and against the store given with `--to`.
 */
export function formatHint(message: string, to: string | undefined): string {
  const place = to && /[^\w:/.@~-]/.test(to) ? `"${to}"` : to;
  return message.replace(
    /`pnpm ([^`]*)`/g,
    (_, command: string) => `npx pnpm@10 ${command}${place ? ` --to ${place}` : ''}`,
  );
}
