import { isDateOnly, parseInstant } from '@investor-portal/shared/rules/wire-date';
import * as v from 'valibot';
import type { Meaning } from '../contract/meaning';
import type { Kind, Shape } from '../contract/shape';
import type { Severity } from '../model/finding';

export interface Misfit {
  id: `field.${'missing' | 'null' | 'empty' | 'type' | 'code' | 'decimals' | 'date' | 'date-zone'}`;
  seen: string;
  severity: Severity;
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

/** What is wrong with one value of a response, if anything. */
export function misfitOf(
  { kind, schema }: Pick<Shape, 'kind' | 'schema'>,
  value: unknown,
  meaning: Meaning,
  zone: string,
): Misfit | undefined {
  const { severity } = meaning;
  const quoted = () => (meaning.personal ? 'a value' : excerpt(value));
  if (value === undefined) return { id: 'field.missing', seen: 'missing', severity };
  if (value === null)
    return meaning.optional ? undefined : { id: 'field.null', seen: 'null', severity };
  if (!isOf(kind, value)) {
    const tolerated = isTolerated(schema, value);
    const cause = tolerated ? '' : causeOf(kind, value);
    const seen = `${typeName(value)} (${quoted()})${cause} instead of ${wanted[kind]}`;
    return { id: 'field.type', seen, severity: tolerated ? 'advice' : severity };
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
  if (meaning.money && typeof value === 'number' && hasMoreThanCentavos(value))
    return { id: 'field.decimals', seen: `${quoted()}, more than two decimals`, severity: 'less' };
  if (kind !== 'date' || typeof value !== 'string') return undefined;
  if (parseInstant(value) === null)
    return { id: 'field.date', seen: `${quoted()}, which is no date`, severity };
  if (!isDateOnly(value) && !/(?:z|[+-]\d\d:?\d\d)$/i.test(value.trim()))
    return { id: 'field.date-zone', seen: `${quoted()}, read as of ${zone}`, severity: 'less' };
  return undefined;
}

function isOf(kind: Kind, value: unknown): boolean {
  if (kind === 'anything') return true;
  if (kind === 'rows') return Array.isArray(value);
  if (kind === 'object') return isObject(value);
  if (kind === 'named') return isObject(value) && typeof Reflect.get(value, 'name') === 'string';
  if (kind === 'coded') return isObject(value) && typeof Reflect.get(value, 'code') === 'string';
  const type = { number: 'number', flag: 'boolean' }[kind as string] ?? 'string';
  return typeof value === type && !isRounded(value);
}

/** JSON carries no integer beyond 2^53 exactly. */
const isRounded = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER;

/** Why the portal does not read a value of another type, where that is not plain from the value. */
function causeOf(kind: Kind, value: unknown): string {
  if (isRounded(value)) return ', which JSON has rounded,';
  if (kind === 'date' && typeof value === 'number') return ', which is not in milliseconds,';
  if (kind === 'number' && typeof value === 'string' && value.includes(','))
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

/** Whether the portal reads a value of another type than the documented one, instead of falling back. */
function isTolerated(schema: v.GenericSchema, value: unknown): boolean {
  const parsed = v.safeParse(schema, value);
  const fallback: unknown = v.getFallback(schema);
  return parsed.success && JSON.stringify(parsed.output) !== JSON.stringify(fallback);
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return (
    { string: 'a text', number: 'a number', boolean: 'a boolean' }[typeof value as string] ??
    'an object'
  );
}

/** A few characters of a value, on one line. */
function excerpt(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
