import { configure } from '@investor-portal/shared/testing/configure';
import { exportJob, type ExportProgress } from './export-job';

beforeAll(() => configure());

const columns = [{ header: 'Guid', cell: ({ guid }: { guid: string }) => ({ text: guid }) }];

function pages(...sizes: number[]) {
  return async (pageNumber: number) => ({
    data: Array.from({ length: sizes[pageNumber - 1] ?? 0 }, (_, row) => ({
      guid: `${pageNumber}.${row}`,
    })),
    totalPages: sizes.length,
    currentPage: pageNumber,
  });
}

describe('an export', () => {
  it('says how many rows of how many, exactly once all are read', async () => {
    const job = exportJob({ name: 'list', columns, fetchPage: pages(3, 3, 1), pageSize: 3 });
    const told: ExportProgress[] = [];
    const file = await job.run(new AbortController().signal, (progress) => told.push(progress));
    expect(told.map(({ rows, atMost }) => `${rows} of ${atMost}`)).toEqual([
      '3 of 9',
      '6 of 9',
      '7 of 7',
    ]);
    expect(file.rows).toBe(7);
    expect(file.csv.trim().split('\r\n')).toHaveLength(8);
    expect(file.name).toMatch(/^list-\d{4}-\d{2}-\d{2}\.csv$/);
  });

  it('goes on after a failure, and does not read a page twice', async () => {
    const asked: number[] = [];
    let fails = true;
    const fetchPage = async (pageNumber: number) => {
      asked.push(pageNumber);
      if (pageNumber === 2 && fails) throw new Error('lost');
      return pages(2, 2)(pageNumber);
    };
    const job = exportJob({ name: 'list', columns, fetchPage, pageSize: 2 });
    const { signal } = new AbortController();
    await expect(job.run(signal, () => undefined)).rejects.toThrow('lost');
    fails = false;
    expect((await job.run(signal, () => undefined)).rows).toBe(4);
    expect(asked).toEqual([1, 2, 2]);
  });

  it('promises no number of rows where the API does not say one', async () => {
    const untold = async (page: number) => ({ ...(await pages(2, 1)(page)), totalPages: null });
    const job = exportJob({ name: 'list', columns, fetchPage: untold, pageSize: 2 });
    const told: ExportProgress[] = [];
    const file = await job.run(new AbortController().signal, (progress) => told.push(progress));
    expect(file.rows).toBe(3);
    expect(told).toEqual([
      { rows: 2, atMost: null, percent: null },
      { rows: 3, atMost: null, percent: null },
      { rows: 3, atMost: 3, percent: 100 },
    ]);
  });

  it('of an empty list has a header and no rows', async () => {
    const fetchPage = async () => ({ data: [], totalPages: 0, currentPage: 1 });
    const job = exportJob({ name: 'list', columns, fetchPage, pageSize: 2 });
    const told: ExportProgress[] = [];
    const file = await job.run(new AbortController().signal, (progress) => told.push(progress));
    expect(file).toMatchObject({ csv: '\uFEFFGuid\r\n', rows: 0 });
    expect(told.at(-1)).toEqual({ rows: 0, atMost: 0, percent: 100 });
  });
});
