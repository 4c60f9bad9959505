import { parseInstant, zonedParts } from '@investor-portal/shared/rules/wire-date';
import type { Sample } from '../reading/sample';

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
