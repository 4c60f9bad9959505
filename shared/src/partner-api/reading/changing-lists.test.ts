import fc from 'fast-check';
import type { Page } from '../contract/envelope';
import { messageOf } from '../errors';
import { listReader, type ListRows } from './list-rows';
import { readAllPages } from './read-all-pages';

/** A row of a list that changes while it is read. `state` counts its changes. */
interface ChangingRow {
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
function changesBetweenReads(...kinds: Kind[]): fc.Arbitrary<Change[][]> {
  const change = fc.record({
    kind: fc.constantFrom(...kinds),
    at: fc.nat(1_000),
    amount: fc.nat(1_000),
  });
  return fc.array(fc.array(change, { maxLength: 2 }), { maxLength: 14 });
}

interface ListOptions {
  size: number;
  changes: readonly (readonly Change[])[];
  withTotal?: boolean;
  /** The maximum number of rows per page, even if more are requested. */
  limit?: number;
}

/** A paged list that changes between any two reads. */
function changingList({ size, changes, withTotal = true, limit = Infinity }: ListOptions) {
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

const sumOf = (rows: readonly ChangingRow[]) => rows.reduce((sum, { amount }) => sum + amount, 0);
const byGuid = (rows: readonly ChangingRow[]) =>
  [...rows].sort((one, other) => Number(one.guid) - Number(other.guid));
const guidsOf = (rows: readonly ChangingRow[]) => rows.map(({ guid }) => guid);

const inPlace = ['insert', 'insert-first', 'remove', 'change'] as const;
const changes = changesBetweenReads(...inPlace, 'to-top');
const changing = fc.oneof(
  fc.record({ size: fc.nat(12), changes, limit: fc.constantFrom(5, 100) }),
  // Without the number of pages, a repeated page means the end, and rows that move down and up again look the same.
  fc.record({
    size: fc.nat(12),
    changes: changes.map((all) => all.map((each, index) => (index === all.length - 1 ? each : []))),
    withTotal: fc.constant(false),
  }),
);
const pageSize = fc.integer({ min: 1, max: 5 });
const runs = { numRuns: 150 };

/** Returns undefined if the list is said to keep changing, which requires more than three changes. */
async function unlessChanging<T>(changes: readonly unknown[], reading: Promise<T>) {
  return reading.catch((error: unknown) => {
    if (changes.length > 3 && messageOf(error).startsWith('The list keeps changing.'))
      return undefined;
    throw error;
  });
}

type Shown = ListRows<ChangingRow> & { more: boolean };
type Check = (shown: Shown, states: readonly ChangingRow[][]) => void;

/** Shows the first page, then loads the next page (true) or shows the list again (false). Calls `check` after each step. */
async function show(list: ListOptions, rowPerPage: number, steps: boolean[], check: Check) {
  const { states, fetchPage } = changingList(list);
  const readRows = listReader(fetchPage, rowPerPage);
  let shown = await readRows(1, undefined);
  check({ ...shown, more: false }, states);
  for (const more of steps) {
    if (more && !shown.hasMore) continue;
    const reading = more ? readRows(shown.pages + 1, shown) : readRows(shown.pages, undefined);
    const read = await unlessChanging(list.changes, reading);
    if (!read) continue;
    shown = read;
    check({ ...shown, more }, states);
  }
}

describe('a list that changes between any two reads', () => {
  it('is read in its state at one moment, with the sum of that state', async () => {
    await fc.assert(
      fc.asyncProperty(changing, pageSize, async (options, rowPerPage) => {
        const { fetchPage, states } = changingList(options);
        const reading = readAllPages((page) => fetchPage(page, rowPerPage));
        const read = await unlessChanging(options.changes, reading);
        if (!read) return;
        expect(states.map(byGuid)).toContainEqual(byGuid(read.rows));
        expect(states.map(sumOf)).toContain(sumOf(read.rows));
      }),
      runs,
    );
  });

  it('is shown in its state at one moment when its pages are shown again', async () => {
    const steps = fc.array(fc.boolean(), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(changing, pageSize, steps, (list, rowPerPage, loadsMore) =>
        show(list, rowPerPage, loadsMore, ({ rows, pages, hasMore, more }, states) => {
          expect(new Set(guidsOf(rows)).size).toBe(rows.length);
          if (more) return;
          const end = hasMore ? pages * rowPerPage : Infinity;
          const possible = states.map((state) => guidsOf(state.slice(0, end)).sort());
          expect(possible).toContainEqual(guidsOf(rows).sort());
        }),
      ),
      runs,
    );
  });

  it('shows every lasting row once while rows are added above, up to the last row', async () => {
    const growing = fc.record({
      size: fc.integer({ min: 10, max: 160 }),
      changes: changesBetweenReads('insert', 'insert-first', 'change'),
    });
    const steps = fc.array(fc.boolean(), { minLength: 5, maxLength: 12 });
    const size = fc.integer({ min: 5, max: 60 });
    await fc.assert(
      fc.asyncProperty(growing, size, steps, (list, rowPerPage, loadsMore) =>
        show(list, rowPerPage, loadsMore, ({ rows, hasMore }, [start = []]) => {
          const [shown, first] = [guidsOf(rows), guidsOf(start)];
          expect(new Set(shown).size).toBe(shown.length);
          const shownOfThem = shown.filter((guid) => first.includes(guid));
          const end = hasMore ? shownOfThem.length : first.length;
          expect(shownOfThem).toEqual(first.slice(0, end));
        }),
      ),
      { numRuns: 100 },
    );
  });
});
