import { callAt, type CallName } from '../contract/shape';
import type { ProxiedResponse, Route, Sabotage } from './sabotage-proxy';

export type Row = Record<string, unknown>;

/** Alters only the responses to which `applies` applies. */
export const when =
  (applies: (passing: ProxiedResponse) => boolean, sabotage: Sabotage): Sabotage =>
  (passing) =>
    applies(passing) ? sabotage(passing) : undefined;

export const on = (name: CallName, sabotage: Sabotage, code = 200) =>
  when((it) => it.status === code && callAt(it.method, it.path) === name, sabotage);

/** A field that identifies each entity of spec §3, wherever the entity is nested. */
const marks: Readonly<Record<string, string>> = {
  Campaign: 'offeredPeriodEndDate',
  Subscription: 'totalCommitmentAmountWithCurrency',
  Commitment: 'investorAccountName',
  CampaignRow: 'campaignProgress',
  StockMemo: 'stockMemoNumber',
  UserDetails: 'walletDetails',
  AccountActivity: 'stockPositions',
  PaymentOption: 'productGuid',
  CompanySection: 'sectionCode',
};

/** Changes the values of a field, whose path is written as in the reports of check-api; undefined removes the values. */
export const at = (fieldPath: string, make: (value: unknown) => unknown): Sabotage => {
  const [entity = '', ...keys] = fieldPath.split('.');
  const mark = marks[entity] ?? '';
  return ({ json, status }) => {
    if (status === 200) walk(json, (row) => mark in row && alter(row, keys, make));
  };
};

function alter(row: unknown, [key = '', ...below]: string[], make: (value: unknown) => unknown) {
  const name = key.replace('[]', '');
  const inner = (row as Row)[name];
  if (below.length === 0) (row as Row)[name] = make(inner);
  else for (const next of Array.isArray(inner) ? inner : [inner]) alter(next, below, make);
}

function walk(value: unknown, visit: (row: Row) => unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) walk(inner, visit);
  if (!Array.isArray(value)) visit(value as Row);
}

export const rows =
  (name: CallName, make: (rows: Row[], request: Row) => Row[]): Sabotage =>
  (passing) =>
    on(name, () => {
      const json = passing.json as { data: Row[] };
      passing.json = { ...json, data: make(json.data, passing.request) };
    })(passing);

export const header =
  (name: string, value?: string): Sabotage =>
  ({ headers }) => {
    if (value === undefined) delete headers[name];
    else headers[name] = value;
  };

export const preflight = (sabotage: Sabotage) =>
  when(({ method }) => method === 'OPTIONS', sabotage);

export const errors = (code: number, sabotage: Sabotage) =>
  when((it) => it.status === code && it.path.startsWith('/api/'), sabotage);

export const files = (sabotage: Sabotage) =>
  when((it) => it.status === 200 && it.path.startsWith('/files/'), sabotage);

export const status =
  (code: number): Sabotage =>
  (passing) => {
    passing.status = code;
  };

/** Replaces the whole response with JSON, or with a text that is not JSON. */
export const body =
  (made: unknown): Sabotage =>
  (passing) => {
    if (typeof made === 'string') passing.body = made;
    else passing.json = made;
  };

export const both =
  (...all: Sabotage[]): Sabotage =>
  (passing) => {
    for (const sabotage of all) {
      const how = sabotage(passing);
      if (how !== undefined) return how;
    }
    return undefined;
  };

export interface Variant {
  /** The ids and subjects of the findings. */
  expected: readonly string[];
  /** A part of the report. */
  says?: RegExp | undefined;
  sabotage: Sabotage;
  before?: Route['before'];
}

export const variantOf = (what: string, sabotage: Sabotage, says?: RegExp): Variant => ({
  expected: [what],
  says,
  sabotage,
});
/** Creates a variant with a wrong value. `made` is the value or a function that returns it. */
export const wrongValue = (id: string, fieldPath: string, made: unknown): Variant => {
  const make = typeof made === 'function' ? (made as (before: unknown) => unknown) : () => made;
  return variantOf(`${id} ${fieldPath}`, at(fieldPath, make));
};
export const wrongRows = (
  id: string,
  name: CallName,
  make: Parameters<typeof rows>[1],
  says?: RegExp,
): Variant => variantOf(`${id} ${name}`, rows(name, make), says);
