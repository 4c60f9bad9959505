import * as v from 'valibot';

// Only an address inside the portal: history state can be written by others.
const stateSchema = v.object({ returnTo: v.pipe(v.string(), v.regex(/^\/main(?:[/?]|$)/)) });

/** The history entry of the welcome screen keeps where the investor was going (readings S3). */
export function returnState(returnTo: string): { returnTo: string } {
  return { returnTo };
}

export function readReturnTo(state: unknown): string | undefined {
  const parsed = v.safeParse(stateSchema, state);
  return parsed.success ? parsed.output.returnTo : undefined;
}
