import { render, screen } from '@testing-library/react';
import { setApp } from '@investor-portal/shared/session/session-host';
import { onToast } from '@investor-portal/shared/session/toast';
import { userEvent } from '@testing-library/user-event';
import { pointAtSandbox, sandboxUrl } from '../testing/sandbox';
import { Documents } from './Documents';
import { sentence } from '../testing/sentence';

beforeAll(pointAtSandbox);
afterEach(() => {
  jest.restoreAllMocks();
  setApp(undefined);
});

const file = `${sandboxUrl()}/prospectus.pdf`;
const documents = [
  { DocumentId: file, DocumentType: 'Prospectus', UploadedDate: '2026-11-20T16:00:00Z' },
];

describe("§3 an issuer's documents", () => {
  it.each([
    ['Google Inc.', file, []],
    ['Apple Computer, Inc.', '', [[file]]],
  ])(
    'show their type and date, and open in a tab without access to the portal: %s',
    async (...row) => {
      const [vendor, address, replaced] = row;
      jest.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
      const replace = jest.fn();
      const tab = { opener: window, closed: false, location: { replace } };
      const open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
      render(<Documents documents={documents} unreadable={0} />);
      expect(screen.getByText(sentence('Uploaded 2026-11-21'))).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Open Prospectus' }));
      // A tab that opens with a download closes itself. An empty tab would stay.
      expect(open.mock.calls).toEqual([[address, '_blank']]);
      expect(replace.mock.calls).toEqual(replaced);
      expect(tab.opener).toBeNull();
    },
  );

  it('say how many could not be read', () => {
    render(<Documents documents={documents} unreadable={2} />);
    expect(screen.getByText('Not included: 2 documents that couldn’t be read.')).toBeVisible();
  });

  it('become links in a web view, where a tab could replace the platform’s page', async () => {
    const open = jest.spyOn(window, 'open');
    jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (Linux; Android 15; wv)');
    render(<Documents documents={documents} unreadable={0} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open Prospectus' }));
    expect(await screen.findByRole('link', { name: /^Open Prospectus/ })).toBeVisible();
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    ['open in the app', () => Promise.resolve(), 0],
    ['become links when the app does not open them', () => Promise.reject(new Error('no')), 1],
  ])('%s', async (_what, answer, links) => {
    const open = jest.spyOn(window, 'open');
    const ask = jest.fn(answer);
    setApp({ can: ['open'], ask });
    render(<Documents documents={documents} unreadable={0} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open Prospectus' }));
    expect(ask).toHaveBeenCalledWith({ action: 'portal:open', value: { url: file } });
    expect(screen.queryAllByRole('link')).toHaveLength(links);
    expect(open).not.toHaveBeenCalled();
  });

  it.each(['https://elsewhere.example/x.pdf', 'http://files.example/x.pdf'])(
    'open nothing from %s, an origin that is not configured, and show a failure',
    async (DocumentId) => {
      const tab = {
        opener: window,
        closed: false,
        close: jest.fn(),
        location: { replace: jest.fn() },
      };
      jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
      const toast = jest.fn();
      const stop = onToast(toast);
      const [document] = documents;
      render(
        <Documents documents={document ? [{ ...document, DocumentId }] : []} unreadable={0} />,
      );
      await userEvent.click(screen.getByRole('button', { name: 'Open Prospectus' }));
      stop();
      expect(tab.close).toHaveBeenCalled();
      expect(tab.location.replace).not.toHaveBeenCalled();
      expect(toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'failure' }));
    },
  );

  it('become links when the browser gives no access to the tab, and no further tab is tried', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const other = { DocumentId: `${file}?2`, DocumentType: 'Circular', UploadedDate: '2026-11-21' };
    render(<Documents documents={[...documents, other]} unreadable={0} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open Prospectus' }));
    const link = await screen.findByRole('link', { name: /^Open Prospectus/ });
    expect(link).toHaveAttribute('href', file);
    expect(link).toHaveFocus();
    // There is no clipboard, so the address is shown.
    await userEvent.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(screen.getByRole('textbox', { name: 'Address of the document' })).toHaveValue(file);
    await userEvent.click(screen.getByRole('button', { name: 'Open Circular' }));
    expect(await screen.findByRole('link', { name: /^Open Circular/ })).toBeVisible();
    expect(open).toHaveBeenCalledTimes(1);
  });
});
