import * as v from 'valibot';
import { apiCapabilities } from '@investor-portal/shared/session/runtime-config';

const listSchema = v.looseObject({
  orderBy: v.optional(v.string()),
  advanceFilter: v.optional(v.record(v.string(), v.unknown()), {}),
});
const ours: ReadonlySet<string> = new Set(apiCapabilities);

/** A list request without the filters and orders that the specification does not name (decision 38): newest first. */
export function asSpecified(body: unknown): unknown {
  const parsed = v.safeParse(listSchema, body);
  if (!parsed.success) return body;
  const { orderBy, advanceFilter, ...rest } = parsed.output;
  const filters = Object.entries(advanceFilter).filter(
    ([name]) => !ours.has(`advanceFilter.${name}`),
  );
  return {
    ...rest,
    ...(ours.has(`orderBy.${orderBy}`) ? { isDescending: true } : { orderBy }),
    advanceFilter: Object.fromEntries(filters),
  };
}
