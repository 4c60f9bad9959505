import * as v from 'valibot';

const stateSchema = v.object({ registered: v.string() });

/** The state names its owner, because a history entry outlives the session (spec §2). */
export function registeredState(owner: string): { registered: string } {
  return { registered: owner };
}

export function hasJustRegistered(state: unknown, owner: string | undefined): boolean {
  const parsed = v.safeParse(stateSchema, state);
  return parsed.success && owner !== undefined && parsed.output.registered === owner;
}
