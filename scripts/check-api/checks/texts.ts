import { isTruncated, isUtf8, jsonOf, textOf, type Exchange } from '../client/client';
import type { Finding } from '../model/finding';
import type { SampleResponse } from '../reading/sample';
import type { Check } from './check';
import { finding } from './consequences';
import { perCause } from './per-cause';

/** Matches UTF-8 that was decoded as Windows-1252: `Ã±` for `ñ`, `â€™` for `’`. */
const garbled = /[\u00c2\u00c3][\u0080-\u00bf]|\u00e2\u20ac/;

export const texts: Check = {
  id: 'texts',
  title: 'Texts arrive as they were written',
  run: ({ sample }) => perCause(sample.all.flatMap(judge)),
};

function judge({ name, exchanges }: SampleResponse): Finding[] {
  const last = exchanges.at(-1);
  if (last?.status !== 200 || isTruncated(last)) return [];
  const found = (id: 'text.charset' | 'text.garbled', seen: string) => [finding(id, name, seen)];
  const charset = charsetOf(last);
  const isForeign = charset !== undefined && !/^utf-?8$|^us-ascii$/i.test(charset);
  if (!isUtf8(last) || isForeign) {
    const [bytes] = found(
      'text.charset',
      `${isUtf8(last) ? 'JSON' : 'bytes that are not UTF-8'}${isForeign ? `, with charset=${charset}` : ''}`,
    );
    if (!bytes) return [];
    return jsonOf(last) === undefined ? [{ ...bytes, severity: 'breaks' }] : [bytes];
  }
  const text = textOf(last);
  if (text.includes('\ufffd')) return found('text.garbled', 'the replacement character U+FFFD');
  if (!garbled.test(text)) return [];
  return found('text.garbled', 'UTF-8 that was decoded as another charset, such as Ã± for ñ');
}

function charsetOf({ headers }: Exchange): string | undefined {
  return /charset="?([^";\s]+)/i.exec(headers.get('content-type') ?? '')?.[1];
}
