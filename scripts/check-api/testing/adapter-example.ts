import type { AdaptResponse } from '@investor-portal/shared/partner-api/client/adapter';
import { readNumber } from '@investor-portal/shared/schema/read-number';

/*
 * An example that is in no bundle: an API whose lists are `{result: {items, page, pageCount}}`, whose amounts are texts such
 * as 'PHP 25,000.00', whose dates are local, `30/11/2026 23:59`, and whose errors are `{error: {text}}`. To use it, export
 * `adaptItems` from adapter.ts as `adaptResponse`.
 */

export const adaptItems: AdaptResponse = (_call, body, status) => {
  if (!isObject(body)) return body;
  if (status >= 400 && isObject(body.error)) return { message: body.error.text };
  if (!('result' in body)) return body;
  const { result, ...rest } = body;
  if (!isObject(result) || !('items' in result)) return { ...rest, data: convert(result) };
  const { items, page: currentPage, pageCount: totalPages } = result;
  return { ...rest, data: convert(items), currentPage, totalPages };
};

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, convert(each)]));
  return typeof value === 'string' ? (asAmount(value) ?? asInstant(value) ?? value) : value;
}

function asAmount(text: string): number | undefined {
  const [, digits] = /^PHP (-?[\d,]+\.\d\d)$/.exec(text) ?? [];
  return readNumber(digits ?? '') ?? undefined;
}

/** The Philippines have one offset and no daylight saving time. */
function asInstant(text: string): string | undefined {
  const [, day, month, year, time] = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d)$/.exec(text) ?? [];
  return time && `${year}-${month}-${day}T${time}:00+08:00`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
