/** Returns the error that names an option of a call, and says what the option takes. */
export function wrong(caller: string, name: string, value: unknown, takes: string): Error {
  const is =
    typeof value === 'string'
      ? `"${value.slice(0, 80)}"`
      : Object(value) === value
        ? `a value of type ${typeof value}`
        : String(value);
  return new Error(`InvestorPortal.${caller}: ${name} is ${is}. It takes ${takes}.`);
}

/** @throws an error that names the first option that is unknown, and those that are known. */
export function checkNames(
  caller: string,
  given: object,
  known: readonly string[],
  prefix = '',
): void {
  for (const name of Object.keys(given))
    if (!known.includes(name))
      throw new Error(
        `InvestorPortal.${caller}: unknown option ${prefix}${name}. Known are ${known.join(', ')}.`,
      );
}
