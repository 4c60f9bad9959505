import * as v from 'valibot';
import { isDateOnly, parseInstant, zonedParts } from '@investor-portal/shared/rules/wire-date';
import type { Meaning } from '../contract/meaning';
import type { Kind, Shape } from '../contract/shape';
import type { Severity } from './finding';
import type { Sample } from '../reading/sample';

export interface Misfit {
  id: `field.${'missing' | 'name' | 'null' | 'empty' | 'type' | 'code' | 'decimals' | 'date' | 'date-zone' | 'day-first'}`;
  seen: string;
  severity: Severity;
  /** Fields with the same cause are one finding. If absent, each field is a separate finding. */
  cause?: string;
}

const wanted: Readonly<Record<Kind, string>> = {
  identity: 'a text',
  text: 'a text',
  date: 'a date as text',
  number: 'a number',
  flag: 'true or false',
  percentage: 'a percentage as text',
  named: '{name}',
  coded: '{code}',
  object: 'an object',
  rows: 'a list',
  anything: 'anything',
};

/** @param called another spelling of the name, if the response has that instead. */
export function misfitOf(
  { kind, schema }: Pick<Shape, 'kind' | 'schema'>,
  value: unknown,
  meaning: Meaning,
  zone: string,
  called?: string,
): Misfit | undefined {
  const { severity } = meaning;
  const quoted = () => (meaning.personal ? 'a value' : excerpt(value));
  if (called !== undefined)
    return { id: 'field.name', seen: `it is called ${called}`, severity, cause: 'spelling' };
  if (value === undefined) return { id: 'field.missing', seen: 'missing', severity };
  if (value === null)
    return meaning.optional ? undefined : { id: 'field.null', seen: 'null', severity };
  if (!isOf(kind, value)) {
    const unreadable = reasonOf(kind, schema, value);
    if (unreadable === '' && isTolerated(schema, value)) return undefined;
    const cause = `${typeName(value)}${unreadable} instead of ${wanted[kind]}`;
    const seen = `${typeName(value)} (${quoted()})${unreadable} instead of ${wanted[kind]}`;
    return { id: 'field.type', seen, severity, cause };
  }
  const text = textIn(kind, value);
  if (text === '')
    return meaning.optional ? undefined : { id: 'field.empty', seen: 'empty', severity };
  if (
    meaning.codes.length > 0 &&
    text !== undefined &&
    !meaning.codes.some((code) => isSame(code, text))
  )
    return { id: 'field.code', seen: `the unknown ${quoted()}`, severity };
  if (meaning.amount && typeof value === 'number' && hasMoreThanCentavos(value))
    return misfit('field.decimals', `${quoted()}, which has more than two decimals`, 'less');
  if (kind !== 'date' || typeof value !== 'string') return undefined;
  if (parseInstant(value) === null)
    return misfit('field.date', `${quoted()}, which is not a date`, severity);
  if (!isDateOnly(value) && !/(?:z|[+-]\d\d(?::?\d\d)?)$/i.test(value.trim()))
    return misfit('field.date-zone', `${quoted()}, read as a time in ${zone}`, 'less');
  return undefined;
}

const misfit = (id: Misfit['id'], seen: string, severity: Severity): Misfit => ({
  id,
  seen,
  severity,
  cause: id,
});

function isOf(kind: Kind, value: unknown): boolean {
  if (kind === 'anything') return true;
  if (kind === 'rows') return Array.isArray(value);
  if (kind === 'object') return isObject(value);
  if (kind === 'named') return isObject(value) && typeof Reflect.get(value, 'name') === 'string';
  if (kind === 'coded') return isObject(value) && typeof Reflect.get(value, 'code') === 'string';
  const type = { number: 'number', flag: 'boolean' }[kind as string] ?? 'string';
  return typeof value === type && !isRounded(value);
}

/** JSON numbers above 2^53 are not exact. */
const isRounded = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER;

// Returns why the portal does not read a value of another type (readings W20), unless the value makes it plain.
function reasonOf(kind: Kind, schema: v.GenericSchema, value: unknown): string {
  if (isRounded(value)) return ', which JSON has rounded,';
  if (kind === 'date' && typeof value === 'number' && !isTolerated(schema, value))
    return ', which is not in milliseconds,';
  const isText = kind === 'number' && typeof value === 'string';
  if (isText && value.includes(',') && !/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?%?$/.test(value))
    return ', whose comma separates no thousands,';
  return '';
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textIn(kind: Kind, value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim();
  if (kind !== 'named' && kind !== 'coded') return undefined;
  const { name, code } = value as { name?: string; code?: string };
  return (name ?? code ?? '').trim();
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const hasMoreThanCentavos = (value: number) =>
  Math.abs(value * 100 - Math.round(value * 100)) > 1e-4;

function isTolerated(schema: v.GenericSchema, value: unknown): boolean {
  const parsed = v.safeParse(schema, value);
  const fallback: unknown = v.getFallback(schema);
  // `"false"` is read as false, which equals the fallback of a flag.
  if (fallback === false) return /^(?:true|false|0|1)$/i.test(String(value));
  return parsed.success && JSON.stringify(parsed.output) !== JSON.stringify(fallback);
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return (
    { string: 'a text', number: 'a number', boolean: 'a boolean' }[typeof value as string] ??
    'an object'
  );
}

function excerpt(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

type Order = 'day first' | 'month first';

/**
 * Finds the fields whose dates have the day before the month. The portal reads the first number as the month (readings W11),
 * so it shows another date where the day is 12 or less. A number above 12 tells the order, and so does the end of a campaign,
 * which is when its commitments expire. A field whose dates tell nothing has the order of the API's other fields.
 * @param dates the texts of each field.
 */
export function dayFirstPaths(
  dates: ReadonlyMap<string, readonly string[]>,
  { rows }: Pick<Sample, 'rows'>,
): readonly string[] {
  const ends = rows.flatMap(({ campaignEndDate: end, commitments }) =>
    commitments.map(({ commitmentExpirationDate: expiry }) => orderBy(expiry, end)),
  );
  const found = [...dates].flatMap(([fieldPath, texts]) => {
    const numbers = texts.filter((text) => slashed.test(text));
    if (numbers.length === 0) return [];
    const isExpiry = fieldPath === 'CampaignRow.commitments[].commitmentExpirationDate';
    return [{ fieldPath, orders: [...numbers.map(orderIn), ...(isExpiry ? ends : [])] }];
  });
  if (!found.some(({ orders }) => orders.includes('day first'))) return [];
  return found.flatMap(({ fieldPath, orders }) =>
    orders.includes('month first') ? [] : [fieldPath],
  );
}

function orderIn(text: string): Order | undefined {
  const [, first, second] = slashed.exec(text) ?? [];
  if (Number(first) > 12) return 'day first';
  return Number(second) > 12 ? 'month first' : undefined;
}

function orderBy(expiry: unknown, end: string): Order | undefined {
  const [, first, second, year] = slashed.exec(String(expiry)) ?? [];
  const shown = parseInstant(end) === null ? null : zonedParts(end);
  if (!shown || first === second || shown.year !== year) return undefined;
  const is = (month?: string, day?: string) =>
    Number(month) === Number(shown.month) && Number(day) === Number(shown.day);
  if (is(first, second)) return 'month first';
  return is(second, first) ? 'day first' : undefined;
}
