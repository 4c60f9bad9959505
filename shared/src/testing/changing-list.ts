import fc from 'fast-check';
import type { Page } from '../partner-api/contract/envelope';

/** A row of a list that changes while it is read. `state` counts its changes. */
export interface ChangingRow {
  guid: string;
  amount: number;
  state: number;
}

type Kind = 'insert' | 'insert-first' | 'remove' | 'change' | 'to-top';

/** `at` selects the row, or the position of a new row. */
interface Change {
  kind: Kind;
  at: number;
  amount: number;
}

/** The changes before each of the next reads. After them, the list does not change anymore. */
export function changesBetweenReads(...kinds: Kind[]): fc.Arbitrary<Change[][]> {
  const change = fc.record({
    kind: fc.constantFrom(...kinds),
    at: fc.nat(1_000),
    amount: fc.nat(1_000),
  });
  return fc.array(fc.array(change, { maxLength: 2 }), { maxLength: 14 });
}

interface ChangingListOptions {
  size: number;
  changes: readonly (readonly Change[])[];
  withTotal?: boolean;
  /** The maximum number of rows per page, even if more are requested. */
  limit?: number;
}

/** A paged list that changes between any two reads. */
export function changingList(options: ChangingListOptions) {
  const { size, changes, withTotal = true, limit = Infinity } = options;
  let made = 0;
  const newRow = (amount: number): ChangingRow => ({ guid: `${made++}`, amount, state: 0 });
  let rows = Array.from({ length: size }, (_, index) => newRow(index));
  const pending = [...changes];
  const states = [rows];

  const apply = ({ kind, at, amount }: Change) => {
    const index = rows.length === 0 ? 0 : at % rows.length;
    const row = rows[index];
    const others = rows.filter((each) => each !== row);
    if (kind === 'insert') rows = [...rows.slice(0, index), newRow(amount), ...rows.slice(index)];
    if (kind === 'insert-first') rows = [newRow(amount), ...rows];
    if (row && kind === 'remove') rows = others;
    if (row && kind === 'change')
      rows = rows.map((each) => (each === row ? { ...row, amount, state: row.state + 1 } : each));
    if (row && kind === 'to-top') rows = [row, ...others];
    states.push(rows);
  };

  return {
    states,
    fetchPage: async (pageNumber: number, rowPerPage: number): Promise<Page<ChangingRow>> => {
      for (const each of pending.shift() ?? []) apply(each);
      const perPage = Math.min(rowPerPage, limit);
      return {
        data: rows.slice((pageNumber - 1) * perPage, pageNumber * perPage),
        totalPages: withTotal ? Math.ceil(rows.length / perPage) : null,
        currentPage: pageNumber,
      };
    },
  };
}
