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
  const type = 'text/csv;charset=utf-8';
  const file = { name: 'list.csv', type, text: '\uFEFFIssuer\r\nKape\r\n' };
  return render(<FileAlternatives {...{ file, outcome }} {...(readable && { readable })} />);
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const text = () => screen.queryByRole('textbox', { name: 'Text of the file' });

describe('where a browser or a frame saves no file', () => {
  it('the text of the file can be copied, and the file shared', async () => {
    show({ clipboard, ...sheet });
    await press('Copy text');
    await press('Share file');
    const files = [{ name: 'list.csv', type: 'text/csv' }];
    expect(given).toMatchObject(['Issuer\r\nKape\r\n', { files }]);
    expect(toasts).toMatchObject([{ kind: 'info', message: 'Text copied' }]);
    expect(text()).toBeNull();
  });

  it('nothing else happens when the investor closes the share sheet, or an app has the file', async () => {
    const view = show({ clipboard, ...sheet, share: refuse('AbortError') });
    await press('Share file');
    expect(text()).toBeNull();
    view.unmount();
    show({ clipboard, ...sheet }, 'taken');
    expect(screen.queryAllByRole('button')).toEqual([]);
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

  it('a person gets text that they can read, and no sheet that the system does not have', async () => {
    show({ clipboard }, 'not confirmed', 'Offering ends: 2126-11-30');
    expect(screen.getByText('Get it another way.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Share file' })).toBeNull();
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
