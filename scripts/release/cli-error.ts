/** Why something is not released, for a person: it says what is wrong and what to do. */
export class CliError extends Error {
  override readonly name = 'CliError';
}
