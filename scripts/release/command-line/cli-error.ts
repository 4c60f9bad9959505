/** An error whose message tells the operator what is wrong and what to do about it. */
export class CliError extends Error {
  override readonly name = 'CliError';
}

/** @throws CliError that lists the faults, if there are any. */
export function assertNone(faults: readonly string[], what: string): void {
  if (faults.length > 0)
    throw new CliError([what, ...faults.map((each) => `- ${each}`)].join('\n'));
}
