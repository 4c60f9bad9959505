import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ServerPage } from './launch.ts';

const run = promisify(execFile);
const buttons = { left: '1', middle: '2', right: '3' };
/** The names of keys where X has others. */
const keys: Partial<Record<string, string>> = { Enter: 'Return', ' ': 'space', Backspace: 'BackSpace' };

/** Gives a page the pointer and the keyboard of its display, where its window starts `left` px from the edge. */
export function pressByX(page: ServerPage, display: string, left: number): void {
  const env = { ...process.env, DISPLAY: display };
  let at = [String(left + 1), '1'];
  // The window under the pointer has the keyboard.
  const x = (...command: string[]) => run('xdotool', ['mousemove', ...at, ...command], { env });
  const button = (command: string) => (_: unknown, _x: number, _y: number, name: keyof typeof buttons) =>
    x(command, buttons[name]);
  const key = (command: string) => (_: unknown, _held: unknown, _name: string, { key: name }: { key: string }) =>
    x(command, keys[name] ?? name.replace(/^Arrow/, ''));
  Object.assign(page.mouse._raw, {
    move: async (_: unknown, toX: number, toY: number) => {
      at = [String(Math.round(left + toX)), String(Math.round(toY))];
      await x();
    },
    down: button('mousedown'),
    up: button('mouseup'),
  });
  Object.assign(page.keyboard._raw, { keydown: key('keydown'), keyup: key('keyup') });
}
