import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const buttons = { left: '1', middle: '2', right: '3' };
/** Keys that have another name in X. */
const keys: Partial<Record<string, string>> = {
  Enter: 'Return',
  ' ': 'space',
  Backspace: 'BackSpace',
};

export interface Input {
  mouse: { _raw: object };
  keyboard: { _raw: object };
}

/** Makes a page use the pointer and keyboard of its display. `left` is the left edge of its window in px. */
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
  // The window under the pointer receives the keys.
  const x = (...command: string[]) =>
    stdin.write(`${['mousemove', ...at, ...command].join(' ')}\n`);
  /** Presses and waits until the event arrives, so that Playwright sees its target. */
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
      // A real hand takes time too.
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

/** Counts the presses that arrive in each frame, for `pressesOn`. */
export function countPresses(): void {
  const counter = window as unknown as Counter;
  counter.pressesByX = 0;
  for (const type of ['mousedown', 'mouseup', 'keydown', 'keyup'])
    addEventListener(type, () => (counter.pressesByX += 1), true);
}

async function pressesOn(page: Page): Promise<number> {
  const count = () => (window as unknown as Partial<Counter>).pressesByX ?? 0;
  const counts = await Promise.all(
    // A press may replace the document of a frame.
    page.frames().map((frame) => frame.evaluate(count).catch(() => Infinity)),
  );
  return counts.reduce((sum, each) => sum + each, 0);
}

interface Counter {
  pressesByX: number;
}
