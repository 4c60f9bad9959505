import type { CDPSession, Frame } from '@playwright/test';
import { interactions, longestOf, measureInteraction } from './interactions';

/** A frame whose browser reports these durations, one list each time it is asked after the observer was installed. */
function frameThatReports(reports: number[][]) {
  const done: string[] = [];
  const control = (what: string) => ({
    click: () => done.push(`click ${what}`),
    press: (key: string) => done.push(`press ${key} in ${what}`),
    focus: () => done.push(`focus ${what}`),
    waitFor: () => undefined,
  });
  let installed = false;
  const frame = {
    getByRole: (role: string, { name = '' } = {}) => control(`${role} ${name}`.trim()),
    getByLabel: control,
    waitForTimeout: () => undefined,
    evaluate: () => {
      if (installed) return reports.shift() ?? [];
      installed = true;
      return undefined;
    },
  } as unknown as Frame;
  return { frame, done };
}

const rates: unknown[] = [];
const cdp = {
  send: (_method: string, settings: unknown) => rates.push(settings),
} as unknown as CDPSession;

function interaction(title: string) {
  const found = interactions.find((each) => each.title === title);
  if (!found) throw new Error(`There is no ${title}.`);
  return found;
}

describe('an interaction', () => {
  it('lasts as long as its longest event, and no shorter than the browser reports', () => {
    expect(longestOf([24, 112, 40])).toBe(112);
    expect(longestOf([])).toBe(16);
  });

  it('is repeated on a slow CPU, and what undoes it is not counted', async () => {
    // Before each turn the browser reports how long the dialog took to close.
    const { frame, done } = frameThatReports([[999], [24, 64], [999], [88], [999], []]);
    await expect(
      measureInteraction(frame, cdp, interaction('Opening the menu'), 3),
    ).resolves.toEqual([64, 88, 16]);
    expect(rates.at(-1)).toEqual({ rate: 4 });
    expect(done.slice(0, 3)).toEqual([
      'click button Menu',
      'press Escape in dialog',
      'click button Menu',
    ]);
  });

  it('types an amount digit by digit, and clears it', async () => {
    const { frame, done } = frameThatReports([]);
    await measureInteraction(frame, cdp, interaction('Typing an amount'), 8);
    const keys = done.filter((each) => each.startsWith('press')).map((each) => each.split(' ')[1]);
    expect(keys).toEqual(['2', '5', '0', '0', '0', '0', 'ControlOrMeta+Backspace', '2']);
  });
});
