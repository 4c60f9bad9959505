import * as v from 'valibot';
import {
  sectionSchemas,
  wireCodeOf,
} from '@investor-portal/shared/partner-api/contract/company-view';
import {
  type CallName,
  calls,
  enveloped,
  type SectionCode,
  type Shape,
  shapeOfCall,
  shapeOfSection,
} from '../contract/shape';
import { meaningOf } from '../contract/meaning';
import { type Finding, finding, groupsOf, perCause } from './finding';
import type { SampleResponse } from '../reading/sample';
import type { Check, CheckRun } from './check';
import { dayFirstPaths, type Misfit, misfitOf } from './misfit';
import {
  type Contradiction,
  contradictionsIn,
  type ReadResponse,
} from '../../api-contract/contradictions';
import { statusOf } from '../client/ask';

interface FieldValues {
  values: number;
  missing: number;
  /** The texts of a date. */
  dates: string[];
  misfits: Map<string, Misfit & { count: number; calls: Set<string> }>;
}

export const fields: Check = {
  id: 'fields',
  title: 'Every field is what a screen needs',
  run: (context) => {
    const causes = new Map<Finding, string>();
    const found = [...fieldValuesOf(context)].flatMap(([fieldPath, seen]) =>
      findingsOf(fieldPath, seen, causes),
    );
    const grouped = perCause(found, (it) => causes.get(it) ?? it.subject);
    return [...grouped, ...rowsLeftOut(context, found)];
  },
};

const anotherDate =
  "The portal takes the day for the month: it shows another date, or '--' where the day is above 12.";

const walked = new WeakMap<CheckRun, ReadonlyMap<string, FieldValues>>();

function fieldValuesOf(context: CheckRun): ReadonlyMap<string, FieldValues> {
  const known = walked.get(context);
  if (known) return known;
  const values = new Map<string, FieldValues>();
  for (const response of context.sample.all)
    if (response.error === undefined)
      walkResponse(response, values, context.options.config.timeZone);
  const dates = new Map([...values].map(([fieldPath, seen]) => [fieldPath, seen.dates]));
  for (const fieldPath of dayFirstPaths(dates, context.sample)) nameDayFirst(values, fieldPath);
  walked.set(context, values);
  return values;
}

/** Replaces the misfits of single dates, because the order of day and month explains them. */
function nameDayFirst(values: ReadonlyMap<string, FieldValues>, fieldPath: string): void {
  const seen = values.get(fieldPath);
  const meaning = meaningOf(fieldPath);
  if (!seen || !meaning) return;
  const id = 'field.day-first';
  const { severity } = meaning;
  const calls = new Set([...seen.misfits.values()].flatMap((it) => [...it.calls]));
  const text = `${JSON.stringify(seen.dates.find((it) => it.includes('/')))}, day before month`;
  const count = seen.dates.length;
  seen.misfits.clear();
  seen.misfits.set(id, { id, seen: text, severity, cause: id, count, calls });
}

/** Returns the paths of fields with misfits. No other check draws conclusions from their values. */
export function misfitPaths(context: CheckRun): ReadonlySet<string> {
  return new Set(
    [...fieldValuesOf(context)].flatMap(([fieldPath, { misfits }]) =>
      misfits.size > 0 ? [fieldPath] : [],
    ),
  );
}

/** Reports rows that a list omits although no field explains the reason. */
function rowsLeftOut({ sample }: CheckRun, found: readonly Finding[]): Finding[] {
  const explained = new Set(
    found.flatMap(({ severity, calls = [] }) => (severity === 'breaks' ? calls : [])),
  );
  return sample.all.flatMap(({ name, value }) => {
    // In a company's view, `unreadable` is a list of sections rather than a number.
    const rows = (value as { unreadable?: unknown } | undefined)?.unreadable;
    if (typeof rows !== 'number' || rows === 0 || explained.has(name)) return [];
    return [finding('read.rows', name, `${rows} rows that cannot be read`)];
  });
}

function walkResponse(
  { name, json }: SampleResponse,
  values: Map<string, FieldValues>,
  zone: string,
): void {
  const walk = walker(name, values, zone);
  const body = enveloped(json);
  const shape = shapeOfCall(name);
  const [, data] = shape.entries.find(([key]) => key === 'data') ?? [];
  // The envelope of a bare list is missing, so it has no page numbers to check.
  if (Array.isArray(json) && data) walk(data, json);
  else walk(shape, body);
  if (name === 'companyView') for (const [shape, value] of sectionsOf(body)) walk(shape, value);
}

function sectionsOf({ data }: Readonly<Record<string, unknown>>): [Shape, unknown][] {
  const { details } = data as { details?: unknown };
  const sections = Array.isArray(details) ? details : [];
  return (Object.keys(sectionSchemas) as SectionCode[]).map((code) => {
    const wireCode = wireCodeOf(code);
    const found = sections.find((it: { sectionCode?: unknown }) => it?.sectionCode === wireCode);
    return [shapeOfSection(code), decoded((found as { jsonData?: unknown } | undefined)?.jsonData)];
  });
}

function decoded(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function walker(call: CallName, values: Map<string, FieldValues>, zone: string) {
  return function walk(shape: Shape, value: unknown, called?: string): void {
    const meaning = meaningOf(shape.path);
    const seen: FieldValues = values.get(shape.path) ?? {
      values: 0,
      missing: 0,
      dates: [],
      misfits: new Map(),
    };
    values.set(shape.path, seen);
    seen.values += 1;
    if (value === undefined) seen.missing += 1;
    if (shape.kind === 'date' && typeof value === 'string') seen.dates.push(value.trim());
    const misfit = meaning && misfitOf(shape, value, meaning, zone, called);
    if (misfit) {
      const key = `${misfit.id} ${misfit.cause} ${misfit.severity}`;
      const known = seen.misfits.get(key) ?? { ...misfit, count: 0, calls: new Set() };
      seen.misfits.set(key, known);
      known.count += 1;
      known.calls.add(call);
    }
    if (shape.item && Array.isArray(value)) for (const item of value) walk(shape.item, item);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, next] of shape.entries)
      walk(next, Reflect.get(value, key), key in value ? undefined : otherSpelling(key, value));
  };
}

/** Finds another spelling of a key, such as `campaign_code` for `campaignCode`. */
function otherSpelling(key: string, value: object): string | undefined {
  const plain = (name: string) => name.replaceAll(/[_-]/g, '').toLowerCase();
  return Object.keys(value).find((other) => plain(other) === plain(key));
}

function findingsOf(
  fieldPath: string,
  { values, missing, misfits }: FieldValues,
  causes: Map<Finding, string>,
): Finding[] {
  const meaning = meaningOf(fieldPath);
  if (!meaning) return [];
  return [...misfits.values()].flatMap((misfit): Finding[] => {
    const { id, seen, cause, count, calls, severity } = misfit;
    // Some servers omit null values, so an optional field counts as missing only if it never came.
    if (id === 'field.missing' && meaning.optional && missing < values) return [];
    const how = `${seen}, ${count === values ? `always (${values})` : `${count} of ${values} times`}`;
    const shows = id === 'field.day-first' ? anotherDate : meaning.shows;
    const found = { id, subject: fieldPath, severity, seen: how, shows, calls: [...calls] };
    if (cause) causes.set(found, cause);
    return [found];
  });
}

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
