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
});
