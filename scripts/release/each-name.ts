const atATime = 6;

/** Does work on each name, a few at a time. */
export async function eachName(
  names: readonly string[],
  work: (name: string) => Promise<void>,
): Promise<void> {
  const rest = [...names];
  while (rest.length > 0) await Promise.all(rest.splice(0, atATime).map(work));
}
