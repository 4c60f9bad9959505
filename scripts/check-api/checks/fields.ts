import {
  sectionSchemas,
  wireCodeOf,
  type SectionCode,
} from '@investor-portal/shared/partner-api/company-view';
import type * as v from 'valibot';
import { responses, type CallName } from '../contract/responses';
import { shapeOf, type Shape } from '../contract/shape';
import { meanings } from '../contract/meaning';
import type { Finding } from '../model/finding';
import type { Reading } from '../reading/sample';
import type { Check, Visit } from './check';
import { misfitOf, type Misfit } from './misfit';

/** What the envelope of a response is called; others have none of their own. */
const envelopes: Readonly<Partial<Record<CallName, string>>> = {
  companyView: 'Company',
  preSign: 'Link',
  paymentOptions: 'Options',
};

export function shapeOfCall(name: CallName): Shape {
  const isList = /s$|sByCampaign$/.test(name) && !['userDetails', 'paymentOptions'].includes(name);
  return shapeOf(responses[name], envelopes[name] ?? (isList ? 'List' : 'Response'));
}

export function shapeOfSection(code: SectionCode): Shape {
  const schema: v.GenericSchema = sectionSchemas[code];
  return shapeOf(schema, `Company.${code}`);
}

/** What was seen of one place. */
interface Place {
  values: number;
  missing: number;
  misfits: Map<
    string,
    { seen: string; count: number; calls: Set<string>; severity: Misfit['severity'] }
  >;
}

/** Walks every response that the portal could use, and gathers what does not fit by place. */
export const fields: Check = {
  id: 'fields',
  title: 'Every field is what a screen needs',
  run: ({ sample, options, learnt }) => {
    const places = new Map<string, Place>();
    for (const reading of sample.all)
      if (reading.error === undefined) walkReading(reading, places, options.config.timeZone);
    return [...places].flatMap(([place, seen]) => {
      const findings = findingsOf(place, seen);
      learnGuess(learnt, place, findings);
      return findings;
    });
  },
};

/** Of several places of a guess, each may refute it. */
function learnGuess(learnt: Visit['learnt'], place: string, findings: readonly Finding[]): void {
  const { guess = NaN, refutedBy = [] } = meanings.get(place) ?? {};
  if (Number.isNaN(guess)) return;
  const against = findings.find(({ id }) => refutedBy.includes(id));
  if (against) learnt.set(guess, { refuted: `${place}: ${against.seen}` });
  else if (!learnt.has(guess)) learnt.set(guess, true);
}

function walkReading({ name, json }: Reading, places: Map<string, Place>, zone: string): void {
  const outer = shapeOfCall(name);
  // The other shape of lists (readings W1).
  const inner = (json as { data?: unknown }).data;
  const nested = outer.place === 'List' && !Array.isArray(inner);
  const walk = walker(name, places, zone);
  walk(outer, nested ? inner : json);
  if (name === 'companyView') for (const [shape, value] of sectionsOf(json)) walk(shape, value);
}

function sectionsOf(json: unknown): [Shape, unknown][] {
  const { details } = (json as { data: { details?: unknown } }).data;
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
  return function walk(shape: Shape, value: unknown): void {
    const meaning = meanings.get(shape.place);
    const seen = places.get(shape.place) ?? { values: 0, missing: 0, misfits: new Map() };
    places.set(shape.place, seen);
    seen.values += 1;
    if (value === undefined) seen.missing += 1;
    const misfit = meaning && misfitOf(shape, value, meaning, zone);
    if (misfit) {
      const known = seen.misfits.get(misfit.id) ?? {
        ...misfit,
        count: 0,
        calls: new Set<string>(),
      };
      seen.misfits.set(misfit.id, known);
      known.count += 1;
      known.calls.add(call);
    }
    if (shape.item && Array.isArray(value)) for (const item of value) walk(shape.item, item);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, next] of shape.entries) walk(next, Reflect.get(value, key));
  };
}

function findingsOf(place: string, { values, missing, misfits }: Place): Finding[] {
  const meaning = meanings.get(place);
  if (!meaning) return [];
  return [...misfits].flatMap(([id, { seen, count, calls, severity }]): Finding[] => {
    // Some servers leave out what is null: a field that may be empty is missing only if it never came.
    if (id === 'field.missing' && meaning.optional && missing < values) return [];
    const how = `${seen}, ${count === values ? `always (${values})` : `${count} of ${values} times`}`;
    const shows =
      severity === 'advice' && meaning.severity !== 'advice' ? readAllTheSame : meaning.shows;
    return [{ id, place, severity, seen: how, shows, calls: [...calls] }];
  });
}

const readAllTheSame = 'Nothing: the portal reads it all the same.';
