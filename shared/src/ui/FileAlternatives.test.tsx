/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { SaveOutcome } from '../storage/save-file';
import { recordDownloads } from '../testing/record-downloads';
import { recordToasts } from '../testing/record-toasts';
import { FileAlternatives } from './FileAlternatives';

const toasts = recordToasts();
const saved = recordDownloads();
const given: unknown[] = [];
const take = (value: unknown) => Promise.resolve(void given.push(value));
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));
const clipboard = { writeText: take };
const sheet = { canShare: () => true, share: take };

/** Shows the alternatives in a browser with these properties of `navigator`. */
function show(
  browser: Partial<Record<'share' | 'canShare' | 'clipboard', unknown>>,
  outcome: SaveOutcome = 'requested',
  readable?: string,
) {
  given.length = 0;
  for (const name of ['share', 'canShare', 'clipboard'] as const)
    Object.defineProperty(navigator, name, { configurable: true, value: browser[name] });
  const file = {
    name: 'list.csv',
    type: 'text/csv;charset=utf-8',
    text: '\uFEFFIssuer\r\nKape\r\n',
  };
  render(<FileAlternatives {...{ file, outcome }} {...(readable && { readable })} />);
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const text = () => screen.queryByRole('textbox', { name: 'Text of the file' });

describe('where a browser or a frame saves no file', () => {
  it('the text of the file can be copied', async () => {
    show({ clipboard });
    expect(screen.queryByRole('button', { name: 'Share file' })).toBeNull();
    await press('Copy text');
    expect(given).toEqual(['Issuer\r\nKape\r\n']);
    expect(toasts).toMatchObject([{ kind: 'info', message: 'Text copied' }]);
    expect(text()).toBeNull();
  });

  it('the file can be shared where the system can share files', async () => {
    show({ clipboard, ...sheet });
    await press('Share file');
    const [{ files }] = given as [{ files: File[] }];
    expect(files).toMatchObject([{ name: 'list.csv', type: 'text/csv' }]);
  });

  it('nothing is offered once an app has the file', () => {
    show({ clipboard, ...sheet }, 'taken');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('nothing else happens when the investor closes the share sheet', async () => {
    show({ clipboard, ...sheet, share: refuse('AbortError') });
    await press('Share file');
    expect(text()).toBeNull();
  });

  it.each([
    ['there is no clipboard', 'Copy text', {}],
    ['copying is blocked', 'Copy text', { clipboard: { writeText: refuse('NotAllowedError') } }],
    ['sharing is blocked', 'Share file', { ...sheet, share: refuse('NotAllowedError') }],
  ])('the text is shown and selected where %s', async (_why, button, browser) => {
    show(browser);
    await press(button);
    expect(text()).toHaveFocus();
    expect(text()).toHaveValue('Issuer\nKape\n');
    const area = text() as HTMLTextAreaElement;
    expect([area.selectionStart, area.selectionEnd]).toEqual([0, area.value.length]);
  });

  it('a person gets text that they can read', async () => {
    show({ clipboard }, 'not confirmed', 'Offering ends: 2126-11-30');
    expect(screen.getByText('Get it another way.')).toBeVisible();
    await press('Copy text');
    expect(given).toEqual(['Offering ends: 2126-11-30']);
  });

  it.each(['not confirmed', 'not requested'] as const)(
    'a file that was %s can be downloaded',
    async (outcome) => {
      show({ clipboard }, outcome);
      await press('Download');
      expect(saved).toHaveLength(1);
      const message = 'We asked your browser to save list.csv.';
      expect(toasts).toEqual([{ kind: 'info', message }]);
    },
  );
});
