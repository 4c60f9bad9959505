import {
  contradictionsIn,
  type Contradiction,
  type ReadResponse,
} from '@investor-portal/shared/partner-api/consistency/contradictions';
import * as v from 'valibot';
import { statusOf } from '../client/ask';
import { meanings } from '../contract/meaning';
import { calls } from '../contract/responses';
import type { Finding } from '../model/finding';
import type { SampleResponse } from '../reading/sample';
import type { Check } from './check';
import { finding } from './consequences';
import { misfitPlaces } from './fields';

/** Checks the sample against the table of invariants (shared/src/partner-api/consistency/invariants.ts). */
export const contradictions: Check = {
  id: 'contradictions',
  title: 'Responses contradict neither themselves nor one another',
  run: (visit) => {
    const misfits = misfitPlaces(visit);
    const found = contradictionsIn(visit.sample.all.flatMap(readResponse), Date.now())
      // A field that cannot be read is reported by `fields`, so a contradiction that follows from it is not reported again.
      .filter(({ places }) => !places.some((place) => misfits.has(place)));
    const groups = new Map<string, Contradiction[]>();
    for (const it of found) {
      const key = `${it.id} ${it.places[0]}`;
      groups.set(key, [...(groups.get(key) ?? []), it]);
    }
    // One wrong value can contradict several others, so each field is reported once.
    const named = new Set<string>();
    return [...groups.values()].flatMap(([first, ...more]) => {
      if (!first || first.places.some((place) => named.has(place))) return [];
      for (const place of first.places) named.add(place);
      return [findingOf(first, more)];
    });
  },
};

/** Returns the value that the schema reads, even if the portal rejects it because it belongs to another entity. */
function readResponse(reading: SampleResponse): ReadResponse[] {
  const { name: call, id, json, error } = reading;
  if (error === undefined) return [{ call, id, value: reading.value }];
  const parsed = statusOf(reading) === 200 ? v.safeParse(calls[call].answer, json) : undefined;
  const isOther = parsed?.success && ['campaign', 'commitment', 'stockMemo'].includes(call);
  return isOther ? [{ call, id, value: parsed.output }] : [];
}

function findingOf(first: Contradiction, more: readonly Contradiction[]): Finding {
  const { id, places, values } = first;
  const [place = ''] = places;
  const isPersonal = places.some((it) => meanings.get(it)?.personal);
  const fields = places.map((it, at) => {
    const field = it.split('.').slice(1).join('.') || it;
    return isPersonal ? field : `${field} ${String(values[at])}`;
  });
  const asked = id === 'other-thing' || id === 'other-issuer' ? `, asked for ${values[1]}` : '';
  const other = id === 'list-and-detail' ? ` and ${values[1]}` : '';
  const times = more.length > 0 ? ` (${more.length + 1} times)` : '';
  const calls = [...new Set([first, ...more].map(({ call }) => call))];
  return { ...finding(`relation.${id}`, place, fields.join(', ') + asked + other + times), calls };
}
