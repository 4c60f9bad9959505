import * as v from 'valibot';

// Only addresses inside the portal, because other scripts can write history state.
const stateSchema = v.object({ returnTo: v.pipe(v.string(), v.regex(/^\/main(?:[/?]|$)/)) });

/** The history state of the welcome screen, which holds the requested address (readings S3). */
export function returnState(returnTo: string): { returnTo: string } {
  return { returnTo };
}

export function readReturnTo(state: unknown): string | undefined {
  const parsed = v.safeParse(stateSchema, state);
  return parsed.success ? parsed.output.returnTo : undefined;
}
