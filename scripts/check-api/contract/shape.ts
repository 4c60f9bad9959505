import * as fields from '@investor-portal/shared/schema/fields';
import { sectionSchemas } from '@investor-portal/shared/partner-api/contract/company-view';
import { entities } from '../../api-contract/entities';
import type * as v from 'valibot';
import { calls, type CallName } from './responses';

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

export function pathsOf({ path, entries, item }: Shape): string[] {
  return [path, ...entries.flatMap(([, next]) => pathsOf(next)), ...(item ? pathsOf(item) : [])];
}
