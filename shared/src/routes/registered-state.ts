import * as v from 'valibot';

const stateSchema = v.object({ registered: v.string() });

/**
 * The navigation state with which the registration ends on the list of campaigns (spec §2). It names its owner, because a
 * history entry outlives the session it was created in.
 * @param owner external reference code.
 */
export function registeredState(owner: string): { registered: string } {
  return { registered: owner };
}

/** Whether this investor has just registered, by a navigation state. */
export function hasJustRegistered(state: unknown, owner: string | undefined): boolean {
  const parsed = v.safeParse(stateSchema, state);
  return parsed.success && owner !== undefined && parsed.output.registered === owner;
}
