import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { badRequest } from '../contract/errors';
import { firstDay, isStorable, lastDay } from '../rules/calendar';
import { parseBody, readJson, maximumJsonBytes, readBytes } from '../request/read-body';

/** Adds a POST call to the control API. An absent body is read as `{}`. */
export function post<S extends v.GenericSchema>(
  routes: Hono,
  path: string,
  schema: S,
  handle: (body: v.InferOutput<S>, context: Context) => object | Promise<object>,
  status: 200 | 201 = 200,
): void {
  routes.post(path, async (context) => {
    const bytes = await readBytes(context.req.raw, maximumJsonBytes);
    const body = parseBody(schema, bytes.byteLength === 0 ? {} : readJson(bytes));
    return context.json(await handle(body, context), status);
  });
}

export const emptyBody = v.strictObject({});

export function instantOf(text: string): Date {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) throw badRequest(`${text} is not an instant.`);
  return assertStorable(instant);
}

/** @throws ApiError 400 for an instant outside the range that the sandbox can store. */
export function assertStorable(instant: Date): Date {
  if (!isStorable(instant)) throw badRequest(`An instant must be from ${firstDay} to ${lastDay}.`);
  return instant;
}

export const seconds = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(20 * 366 * 86_400));
export const php = v.pipe(v.number(), v.minValue(0), v.maxValue(1e12));
