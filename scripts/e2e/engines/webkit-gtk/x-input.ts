import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const buttons = { left: '1', middle: '2', right: '3' };
/** The names of keys where X has others. */
const keys: Partial<Record<string, string>> = {
  Enter: 'Return',
  ' ': 'space',
  Backspace: 'BackSpace',
};

/** Playwright's own input of a page, inside. */
export interface Input {
  mouse: { _raw: object };
  keyboard: { _raw: object };
}

/** Gives a page the pointer and the keyboard of its display, where its window starts `left` px from the edge. */
export function pressByX(
  page: Page,
  { mouse: { _raw: mouse }, keyboard: { _raw: keyboard } }: Input,
  display: string,
  left: number,
): void {
  const { stdin } = spawn('xdotool', ['-'], {
    env: { ...process.env, DISPLAY: display },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  page.on('close', () => stdin.end());
  let at = [left + 1, 1];
  // The window under the pointer has the keyboard.
  const x = (...command: string[]) =>
    stdin.write(`${['mousemove', ...at, ...command].join(' ')}\n`);
  /** Does it, and lets it arrive, so that Playwright finds what was hit. */
  const press = async (...command: string[]) => {
    const before = await pressesOn(page);
    x(...command);
    for (const until = Date.now() + arrivalMs; Date.now() < until; await wait(10))
      if ((await pressesOn(page)) > before) return;
  };
  const button =
    (command: string) => (_: unknown, _x: number, _y: number, name: keyof typeof buttons) =>
      press(command, buttons[name]);
  const key =
    (command: string) =>
    (_: unknown, _held: unknown, _name: string, { key: name }: { key: string }) =>
      press(command, keys[name] ?? name.replace(/^Arrow/, ''));
  Object.assign(mouse, {
    move: async (_: unknown, toX: number, toY: number) => {
      at = [Math.round(left + toX), Math.round(toY)];
      x();
      // A hand takes its time as well.
      await wait(20);
    },
    down: button('mousedown'),
    up: button('mouseup'),
  });
  page.setViewportSize = async ({ width, height }) => {
    const windows = ['search', '--onlyvisible', '--class', 'MiniBrowser'];
    x(...windows, 'windowsize', '%@', String(width), String(height));
    await page.waitForFunction((wide) => innerWidth === wide, width);
  };
  Object.assign(keyboard, { keydown: key('keydown'), keyup: key('keyup') });
}

const arrivalMs = 2_000;

/** Counts in every frame what arrives, for `pressesOn`. */
export function countPresses(): void {
  const counter = window as unknown as Counter;
  counter.pressesByX = 0;
  for (const type of ['mousedown', 'mouseup', 'keydown', 'keyup'])
    addEventListener(type, () => (counter.pressesByX += 1), true);
}

async function pressesOn(page: Page): Promise<number> {
  const count = () => (window as unknown as Partial<Counter>).pressesByX ?? 0;
  const counts = await Promise.all(
    // What a press leads to may replace a document.
    page.frames().map((frame) => frame.evaluate(count).catch(() => Infinity)),
  );
  return counts.reduce((sum, each) => sum + each, 0);
}

interface Counter {
  pressesByX: number;
}
