import type * as v from 'valibot';
import { requestOf } from '@investor-portal/shared/partner-api/client/request-of';
import * as fields from '@investor-portal/shared/schema/fields';
import { sectionSchemas } from '@investor-portal/shared/partner-api/contract/company-view';
import {
  type CallContract,
  type CallName,
  callNames,
  contracts,
} from '../../api-contract/contracts';
import { entities } from '../../api-contract/entities';

export { callNames, type CallName };

export const calls: Readonly<Record<CallName, CallContract>> = contracts;

const patterns = callNames.map((name) => {
  const { method, path } = requestOf(calls[name].template, 'ID');
  return { name, method, test: new RegExp(`^/?${path.replace('ID', '[^/?]+')}(?:\\?|$)`) };
});

export const callAt = (method: string, path: string): CallName | undefined =>
  patterns.find((it) => it.method === method && it.test.test(path))?.name;

export type Kind =
  | 'identity'
  | 'text'
  | 'date'
  | 'number'
  | 'flag'
  | 'percentage'
  | 'named'
  | 'coded'
  | 'object'
  | 'rows'
  | 'anything';

/** A value in a response, as the portal reads it and OpenAPI documents it. */
export interface Shape {
  /** A path such as `Campaign.issuerAccount.name`. A row of a list ends in `[]`. */
  path: string;
  kind: Kind;
  schema: v.GenericSchema;
  entries: readonly (readonly [string, Shape])[];
  item?: Shape;
}

const kinds = new Map<unknown, Kind>([
  [fields.identity, 'identity'],
  [fields.text, 'text'],
  [fields.rawText, 'text'],
  [fields.code, 'text'],
  [fields.nullableText, 'text'],
  [fields.date, 'date'],
  [fields.quantity, 'number'],
  [fields.requestedShares, 'number'],
  [fields.count, 'number'],
  [fields.flag, 'flag'],
  [fields.nullableFlag, 'flag'],
  [fields.percentage, 'percentage'],
  [fields.nameField, 'named'],
  [fields.codeField, 'coded'],
]);

const entityNames = new Map<unknown, string>(
  Object.entries(entities).map(([name, schema]) => [schema, name]),
);

/** The parts of a valibot schema that contain its fields. */
interface Ast {
  type: string;
  entries?: Record<string, Ast>;
  options?: readonly Ast[];
  wrapped?: Ast;
  item?: Ast;
}

/**
 * Returns the documented shape of a response. For a union this is its first option, as in the OpenAPI document
 * (schema/fields.ts). The fields of an entity have the same paths wherever the entity is nested.
 */
function shapeOf(schema: v.GenericSchema, fieldPath: string): Shape {
  return shape(schema as unknown as Ast, schema, fieldPath);
}

function shape(at: Ast, schema: v.GenericSchema, fieldPath: string): Shape {
  const own = { path: entityNames.get(at) ?? fieldPath, schema, entries: [] };
  const kind = kinds.get(at);
  if (kind) return { ...own, kind };
  const inner = (next: Ast) => shape(next, schema, own.path);
  if (at.entries) {
    const entries = Object.entries(at.entries).map(
      ([key, next]) =>
        [key, shape(next, next as unknown as v.GenericSchema, `${own.path}.${key}`)] as const,
    );
    return { ...own, kind: 'object', entries };
  }
  if (at.options?.[0]) return inner(at.options[0]);
  if (at.wrapped) return inner(at.wrapped);
  if (at.item) return { ...own, kind: 'rows', item: shape(at.item, schema, `${own.path}[]`) };
  return {
    ...own,
    kind: at.type === 'unknown' ? 'anything' : at.type === 'number' ? 'number' : 'text',
  };
}

/** The names of the responses' envelopes. Other envelopes have no name. */
const envelopes: Readonly<Partial<Record<CallName, string>>> = {
  companyView: 'Company',
  preSign: 'Link',
  paymentOptions: 'Options',
};

export function shapeOfCall(name: CallName): Shape {
  const list = shapeOf(calls[name].answer, 'List');
  const isList = list.entries.some(([key]) => key === 'totalPages');
  return isList ? list : shapeOf(calls[name].answer, envelopes[name] ?? 'Response');
}

export type SectionCode = keyof typeof sectionSchemas;

export function shapeOfSection(code: SectionCode): Shape {
  const schema: v.GenericSchema = sectionSchemas[code];
  return shapeOf(schema, `Company.${code}`);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts a body into the documented envelope `{data}`, from any of the shapes of readings W1. */
export function enveloped(json: unknown): Readonly<Record<string, unknown>> {
  if (!isObject(json) || !('data' in json)) return { data: json };
  const { data } = json;
  return isObject(data) && Array.isArray(data['data']) ? data : json;
}

/** Returns whether the data has one envelope more than the shapes of readings W1: `{data: {data: …}}`. */
export function isNestedTwice(name: CallName, json: unknown): boolean {
  const { data } = enveloped(json);
  if (!isObject(data) || !('data' in data)) return false;
  const [, documented] = shapeOfCall(name).entries.find(([key]) => key === 'data') ?? [];
  return !documented?.entries.some(([key]) => key in data);
}
