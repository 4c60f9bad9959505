import {
  contradictionsIn,
  type Contradiction,
  type ReadResponse,
} from '../../api-contract/contradictions';
import * as v from 'valibot';
import { statusOf } from '../client/ask';
import { meaningOf } from '../contract/meaning';
import { calls } from '../contract/responses';
import type { Finding } from '../model/finding';
import type { SampleResponse } from '../reading/sample';
import type { Check } from './check';
import { finding } from './consequences';
import { misfitPaths } from './fields';
import { groupsOf } from './per-cause';

/** Checks the sample against the table of invariants (scripts/api-contract/invariants.ts). */
export const contradictions: Check = {
  id: 'contradictions',
  title: 'Responses contradict neither themselves nor one another',
  run: (context) => {
    const misfits = misfitPaths(context);
    const found = contradictionsIn(context.sample.all.flatMap(readResponse), Date.now())
      // A field that cannot be read is reported by `fields`, so a contradiction that follows from it is not reported again.
      .filter(({ fieldPaths }) => !fieldPaths.some((fieldPath) => misfits.has(fieldPath)));
    const groups = groupsOf(found, ({ id, fieldPaths }) => `${id} ${fieldPaths[0]}`);
    // One wrong value can contradict several others, so each field is reported once.
    const reported = new Set<string>();
    return groups.flatMap(([first, ...more]) => {
      if (!first || first.fieldPaths.some((fieldPath) => reported.has(fieldPath))) return [];
      for (const fieldPath of first.fieldPaths) reported.add(fieldPath);
      return [findingOf(first, more)];
    });
  },
};

/** Returns the value that the schema reads, even if the portal rejects it because it belongs to another entity. */
function readResponse(response: SampleResponse): ReadResponse[] {
  const { name: call, id, json, error } = response;
  if (error === undefined) return [{ call, id, value: response.value }];
  const parsed = statusOf(response) === 200 ? v.safeParse(calls[call].answer, json) : undefined;
  const isOther = parsed?.success && ['campaign', 'commitment', 'stockMemo'].includes(call);
  return isOther ? [{ call, id, value: parsed.output }] : [];
}

function findingOf(first: Contradiction, more: readonly Contradiction[]): Finding {
  const { id, fieldPaths, values } = first;
  const [subject = ''] = fieldPaths;
  const isPersonal = fieldPaths.some((it) => meaningOf(it)?.personal);
  const fields = fieldPaths.map((it, at) => {
    const field = it.split('.').slice(1).join('.') || it;
    return isPersonal ? field : `${field} ${String(values[at])}`;
  });
  const asked = id === 'other-thing' || id === 'other-issuer' ? `, asked for ${values[1]}` : '';
  const other = id === 'list-and-detail' ? ` and ${values[1]}` : '';
  const times = more.length > 0 ? ` (${more.length + 1} times)` : '';
  const calls = [...new Set([first, ...more].map(({ call }) => call))];
  return {
    ...finding(`relation.${id}`, subject, fields.join(', ') + asked + other + times),
    calls,
  };
}
