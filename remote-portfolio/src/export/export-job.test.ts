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

describe('export job', () => {
  it('reports its progress over both readings, with an exact total once everything is read', async () => {
    const job = exportJob({ name: 'list', columns, fetchPage: pages(3, 3, 1), pageSize: 3 });
    const reports: ExportProgress[] = [];
    const file = await job.run(new AbortController().signal, (progress) => reports.push(progress));
    expect(
      reports.map(
        ({ rows, atMost, percent }) => `${rows} of ${atMost}: ${Math.round(percent ?? 0)} %`,
      ),
    ).toEqual([
      '3 of 9: 17 %',
      '6 of 9: 33 %',
      '7 of 9: 50 %',
      '7 of 9: 67 %',
      '7 of 9: 83 %',
      '7 of 7: 100 %',
    ]);
    expect(file.rows).toBe(7);
    expect(file.csv.trim().split('\r\n')).toHaveLength(8);
    expect(file.name).toMatch(/^list-\d{4}-\d{2}-\d{2}\.csv$/);
  });

  it('continues after a failure where it stopped', async () => {
    const requested: number[] = [];
    let fails = true;
    const fetchPage = async (pageNumber: number) => {
      requested.push(pageNumber);
      if (pageNumber === 2 && fails) throw new Error('lost');
      return pages(2, 2)(pageNumber);
    };
    const job = exportJob({ name: 'list', columns, fetchPage, pageSize: 2 });
    const { signal } = new AbortController();
    await expect(job.run(signal, () => undefined)).rejects.toThrow('lost');
    fails = false;
    expect((await job.run(signal, () => undefined)).rows).toBe(4);
    expect(requested).toEqual([1, 2, 2, 1, 2]);
  });

  it('reports no total if the API gives none', async () => {
    const withoutTotal = async (page: number) => ({
      ...(await pages(2, 1)(page)),
      totalPages: null,
    });
    const job = exportJob({ name: 'list', columns, fetchPage: withoutTotal, pageSize: 2 });
    const reports: ExportProgress[] = [];
    const file = await job.run(new AbortController().signal, (progress) => reports.push(progress));
    expect(file.rows).toBe(3);
    expect(reports).toEqual([
      { rows: 2, atMost: null, percent: null },
      { rows: 3, atMost: null, percent: null },
      { rows: 3, atMost: null, percent: null },
      { rows: 3, atMost: null, percent: null },
      { rows: 3, atMost: null, percent: null },
      { rows: 3, atMost: 3, percent: 100 },
    ]);
  });

  it('writes only a header for an empty list', async () => {
    const fetchPage = async () => ({ data: [], totalPages: 0, currentPage: 1 });
    const job = exportJob({ name: 'list', columns, fetchPage, pageSize: 2 });
    const reports: ExportProgress[] = [];
    const file = await job.run(new AbortController().signal, (progress) => reports.push(progress));
    expect(file).toMatchObject({ csv: '\uFEFFGuid\r\n', rows: 0 });
    expect(reports.at(-1)).toEqual({ rows: 0, atMost: 0, percent: 100 });
  });
});
