import { render, screen } from '@testing-library/react';
import { setApp } from '@investor-portal/shared/session/session-host';
import { userEvent } from '@testing-library/user-event';
import { recordToasts } from '../testing/record-toasts';
import { pointAtSandbox, sandboxUrl } from '../testing/sandbox';
import { Documents } from './Documents';
import { sentence } from '../testing/sentence';

const toasts = recordToasts();
beforeAll(pointAtSandbox);
afterEach(() => setApp(undefined));

const file = `${sandboxUrl()}/prospectus.pdf`;
const prospectus = {
  DocumentId: file,
  DocumentType: 'Prospectus',
  UploadedDate: '2026-11-20T16:00:00Z',
};

const tabLike = () => ({
  opener: window,
  closed: false,
  close: jest.fn(),
  location: { replace: jest.fn() },
});

/** Shows the documents, and presses the first one's button in a browser that opens this tab. */
async function openFirst(tab: object | null = null, shown = [prospectus]) {
  const open = jest.spyOn(window, 'open').mockReturnValue(tab as Window | null);
  render(<Documents documents={shown} unreadable={2} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open Prospectus' }));
  return open;
}

describe("§3 an issuer's documents", () => {
  it.each([
    ['Google Inc.', file, []],
    ['Apple Computer, Inc.', '', [[file]]],
  ])('open in a tab without access to the portal: %s', async (vendor, address, replaced) => {
    jest.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
    const tab = tabLike();
    const open = await openFirst(tab);
    expect(screen.getByText(sentence('Uploaded 2026-11-21'))).toBeVisible();
    expect(screen.getByText('Not included: 2 documents that couldn’t be read.')).toBeVisible();
    // A tab that opens with a download closes itself. An empty tab would stay.
    expect(open.mock.calls).toEqual([[address, '_blank']]);
    expect(tab.location.replace.mock.calls).toEqual(replaced);
    expect(tab.opener).toBeNull();
  });

  it('become links in a web view, where a tab could replace the platform’s page', async () => {
    const agent = jest.spyOn(navigator, 'userAgent', 'get');
    agent.mockReturnValue('Mozilla/5.0 (Linux; Android 15; wv)');
    const open = await openFirst();
    expect(await screen.findByRole('link', { name: /^Open Prospectus/ })).toBeVisible();
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    ['open in the app', () => Promise.resolve(), 0],
    ['become links when the app does not open them', () => Promise.reject(new Error('no')), 1],
  ])('%s', async (_what, answer, links) => {
    const ask = jest.fn(answer);
    setApp({ can: ['open'], ask });
    const open = await openFirst();
    expect(ask).toHaveBeenCalledWith({ action: 'portal:open', value: { url: file } });
    expect(screen.queryAllByRole('link')).toHaveLength(links);
    expect(open).not.toHaveBeenCalled();
  });

  it.each(['https://elsewhere.example/x.pdf', 'http://files.example/x.pdf'])(
    'open nothing from %s, an origin that is not configured, and show a failure',
    async (DocumentId) => {
      const tab = tabLike();
      await openFirst(tab, [{ ...prospectus, DocumentId }]);
      expect(tab.close).toHaveBeenCalled();
      expect(tab.location.replace).not.toHaveBeenCalled();
      expect(toasts).toMatchObject([{ kind: 'failure' }]);
    },
  );

  it('become links when the browser gives no access to the tab, and no further tab is tried', async () => {
    const other = { ...prospectus, DocumentId: `${file}?2`, DocumentType: 'Circular' };
    const open = await openFirst(null, [prospectus, other]);
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
