import type { CallName } from './responses';
import { shapeOfCall } from './shape';

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
