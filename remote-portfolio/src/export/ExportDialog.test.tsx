import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from '@testing-library/user-event';
import { configure } from '@investor-portal/shared/testing/configure';
import { signIn } from '@investor-portal/shared/testing/sandbox';
import { exportCommitments } from '../commitments/export-commitments';
import { ExportDialog } from './ExportDialog';
import { exportJob } from './export-job';

/** jsdom supports neither object URLs nor downloads, so the tests record what would be saved. */
const saved: { name: string; type: string }[] = [];
beforeAll(() => configure());
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (blob) => (blob instanceof Blob ? blob.type : '');
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, type: this.getAttribute('href') ?? '' });
  });
});
afterEach(() => jest.restoreAllMocks());

const columns = [{ header: 'Guid', cell: ({ guid }: { guid: string }) => ({ text: guid }) }];

function open(fetchPage: (page: number, signal?: AbortSignal) => Promise<number>) {
  const job = exportJob({
    name: 'list',
    columns,
    pageSize: 2,
    fetchPage: async (page, signal) => {
      const rows = await fetchPage(page, signal);
      const data = Array.from({ length: rows }, (_, row) => ({ guid: `${page}.${row}` }));
      return { data, totalPages: 4, currentPage: page };
    },
  });
  function Page() {
    const [shown, setShown] = useState(true);
    const close = () => setShown(false);
    return shown ? <ExportDialog title="Commitments" makeJob={() => job} onClose={close} /> : null;
  }
  render(<Page />);
  return userEvent.setup();
}

describe('the export dialog', () => {
  it('saves one file and shows its number of rows', async () => {
    open(async (page) => (page === 4 ? 1 : 2));
    expect(await screen.findByText('7 of 7 rows exported')).toBeInTheDocument();
    expect(saved).toEqual([
      { name: expect.stringMatching(/^list-.*\.csv$/), type: 'text/csv;charset=utf-8' },
    ]);
  });

  it('claims only that it asked the browser to save the file', async () => {
    open(async () => 0);
    await screen.findByText('0 of 0 rows exported');
    expect(screen.getByText(/^We asked your browser to save list-.*\.csv\.$/)).toBeVisible();
    expect(screen.queryByText(/saved|downloaded/i)).not.toBeInTheDocument();
  });

  it('saves nothing on failure, and Retry continues from there', async () => {
    let fails = true;
    const user = open(async (page) => {
      if (page === 2 && fails) throw new Error('lost');
      return 2;
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('2 of up to 8 rows were read.');
    expect(saved).toEqual([]);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('8 of 8 rows exported')).toBeInTheDocument();
    expect(screen.getAllByRole('button').at(-1)).toHaveFocus();
    expect(saved).toHaveLength(1);
  });

  it('says how many rows it could not read', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const investor = await signIn('Premium', { history: true });
    const data = [{ guid: null }, { guid: 'c' }];
    await investor.answerWithRows('commitments', data);
    const job = exportCommitments(investor.accountId, '', '');
    render(<ExportDialog title="Commitments" makeJob={() => job} onClose={() => undefined} />);
    expect(await screen.findByText('1 of 2 rows exported')).toBeInTheDocument();
    expect(screen.getByText('Not included: 1 row that couldn’t be read.')).toBeVisible();
    configure();
  });

  it('shows the progress, and closing it cancels the export', async () => {
    let aborted: AbortSignal | undefined;
    const user = open((page, signal) => {
      aborted = signal;
      return page === 1 ? Promise.resolve(2) : new Promise(() => undefined);
    });
    expect(await screen.findByText('2 of up to 8 rows')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Rows read' })).toHaveValue(12.5);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(aborted?.aborted).toBe(true);
    expect(saved).toEqual([]);
  });
});
