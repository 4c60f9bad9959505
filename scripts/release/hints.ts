/**
 * A message whose commands stand in backticks, for a person: each can be copied as it stands, without a pnpm on the
 * machine and for the place that was given with `--to`.
 */
export function formatHint(message: string, to: string | undefined): string {
  const place = to && /[^\w:/.@~-]/.test(to) ? `"${to}"` : to;
  return message.replace(
    /`pnpm ([^`]*)`/g,
    (_, command: string) => `npx pnpm@10 ${command}${place ? ` --to ${place}` : ''}`,
  );
}
