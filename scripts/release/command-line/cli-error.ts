/** An error whose message is for the operator: what is wrong, and what to do about it. */
export class CliError extends Error {
  override readonly name = 'CliError';
}
