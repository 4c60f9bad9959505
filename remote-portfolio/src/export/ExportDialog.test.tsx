import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from '@testing-library/user-event';
import { configure } from '@investor-portal/shared/testing/configure';
import { recordDownloads } from '@investor-portal/shared/testing/record-downloads';
import { csvFile } from './csv';
import { ExportButton } from './ExportButton';
import { ExportDialog, type MakeFile } from './ExportDialog';

const saved = recordDownloads();
beforeAll(() => configure());

const columns = { Guid: ({ guid }: { guid: string }) => ({ text: guid }) };

const fileOf = (rows: number, unreadable = 0) => {
  const read = Array.from({ length: rows }, (_, row) => ({ guid: `${row}` }));
  return csvFile('list', columns, { rows: read, unreadable });
};

function open(makeFile: MakeFile) {
  function Page() {
    const [shown, setShown] = useState(true);
    const close = () => setShown(false);
    return shown ? <ExportDialog title="Commitments" makeFile={makeFile} onClose={close} /> : null;
  }
  render(<Page />);
  return userEvent.setup();
}

describe('the export dialog', () => {
  it('saves one file, once, and says how many rows it has, and how many it could not read', async () => {
    const { rerender } = render(<ExportButton title="Commitments" makeFile={() => fileOf(7, 1)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('7 of 8 rows exported')).toBeInTheDocument();
    expect(screen.getByText('Not included: 1 row that couldn’t be read.')).toBeVisible();
    // The dialog cannot know whether the browser saves the file.
    expect(screen.getByText(/^We asked your browser to save list-.*\.csv\.$/)).toBeVisible();
    expect(saved.map(({ name, file }) => `${name} ${file.type}`)).toEqual([
      expect.stringMatching(/^list-.*\.csv text\/csv;charset=utf-8$/),
    ]);
    // The screen reads its rows again meanwhile.
    rerender(<ExportButton title="Commitments" makeFile={undefined} />);
    rerender(<ExportButton title="Commitments" makeFile={() => fileOf(8)} />);
    expect(screen.getByText('7 of 8 rows exported')).toBeInTheDocument();
    expect(saved).toHaveLength(1);
  });

  it('saves nothing on failure, and Retry reads the list again', async () => {
    let fails = true;
    const user = open(async () => {
      if (fails) throw new Error('lost');
      return fileOf(8);
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was saved.');
    expect(saved).toEqual([]);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('8 of 8 rows exported')).toBeInTheDocument();
    expect(screen.getAllByRole('button').at(-1)).toHaveFocus();
    expect(saved).toHaveLength(1);
  });

  it('is cancelled when it is closed', async () => {
    let aborted: AbortSignal | undefined;
    const user = open((signal) => {
      aborted = signal;
      return new Promise(() => undefined);
    });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(aborted?.aborted).toBe(true);
    expect(saved).toEqual([]);
  });
});
