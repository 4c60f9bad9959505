import {
  sectionSchemas,
  wireCodeOf,
} from '@investor-portal/shared/partner-api/contract/company-view';
import type { CallName } from '../contract/responses';
import { shapeOfCall, shapeOfSection, type SectionCode, type Shape } from '../contract/shape';
import { enveloped } from '../contract/envelopes';
import { meanings } from '../contract/meaning';
import type { Finding } from '../model/finding';
import type { SampleResponse } from '../reading/sample';
import type { Check, CheckRun } from './check';
import { finding } from './consequences';
import { misfitOf, type Misfit } from './misfit';
import { perCause } from './per-cause';

interface Place {
  values: number;
  missing: number;
  misfits: Map<string, Misfit & { count: number; calls: Set<string> }>;
}

export const fields: Check = {
  id: 'fields',
  title: 'Every field is what a screen needs',
  run: (visit) => {
    const causes = new Map<Finding, string>();
    const found = [...placesOf(visit)].flatMap(([place, seen]) => {
      const own = findingsOf(place, seen, causes);
      learnGuess(visit.learnt, place, own);
      return own;
    });
    const grouped = perCause(found, (it) => causes.get(it) ?? it.place);
    return [...grouped, ...rowsLeftOut(visit, found)];
  },
};

const walked = new WeakMap<CheckRun, ReadonlyMap<string, Place>>();

function placesOf(visit: CheckRun): ReadonlyMap<string, Place> {
  const known = walked.get(visit);
  if (known) return known;
  const places = new Map<string, Place>();
  for (const reading of visit.sample.all)
    if (reading.error === undefined) walkReading(reading, places, visit.options.config.timeZone);
  walked.set(visit, places);
  return places;
}

/** Returns the places with misfits. No other check draws conclusions from their values. */
export function misfitPlaces(visit: CheckRun): ReadonlySet<string> {
  return new Set(
    [...placesOf(visit)].flatMap(([place, { misfits }]) => (misfits.size > 0 ? [place] : [])),
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

/** Records a verdict on a guess. A guess may be about several places, and each place can refute it. */
function learnGuess(learnt: CheckRun['learnt'], place: string, findings: readonly Finding[]): void {
  const { guess = NaN, refutedBy = [] } = meanings.get(place) ?? {};
  if (Number.isNaN(guess)) return;
  const against = findings.find(({ id }) => refutedBy.includes(id));
  if (against) learnt.set(guess, { refuted: `${place}: ${against.seen}` });
  else if (!learnt.has(guess)) learnt.set(guess, true);
}

function walkReading(
  { name, json }: SampleResponse,
  places: Map<string, Place>,
  zone: string,
): void {
  const walk = walker(name, places, zone);
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

function walker(call: CallName, places: Map<string, Place>, zone: string) {
  return function walk(shape: Shape, value: unknown, called?: string): void {
    const meaning = meanings.get(shape.place);
    const seen = places.get(shape.place) ?? { values: 0, missing: 0, misfits: new Map() };
    places.set(shape.place, seen);
    seen.values += 1;
    if (value === undefined) seen.missing += 1;
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
  place: string,
  { values, missing, misfits }: Place,
  causes: Map<Finding, string>,
): Finding[] {
  const meaning = meanings.get(place);
  if (!meaning) return [];
  return [...misfits.values()].flatMap((misfit): Finding[] => {
    const { id, seen, cause, count, calls, severity } = misfit;
    // Some servers omit null values, so an optional field counts as missing only if it never came.
    if (id === 'field.missing' && meaning.optional && missing < values) return [];
    const how = `${seen}, ${count === values ? `always (${values})` : `${count} of ${values} times`}`;
    const isRead = severity === 'advice' && meaning.severity !== 'advice';
    const shows = isRead ? 'Nothing: the portal reads it anyway.' : meaning.shows;
    const found = { id, place, severity, seen: how, shows, calls: [...calls] };
    if (cause) causes.set(found, `${cause} ${String(isRead)}`);
    return [found];
  });
}
