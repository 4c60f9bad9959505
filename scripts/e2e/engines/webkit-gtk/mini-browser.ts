import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../docker/run-nginx.ts';
import { listenOn } from '../../../serve/listen.ts';

/** A MiniBrowser on a display of its own, which no other window shares. */
export interface MiniBrowser {
  display: string;
  /** Lists its windows as `connectOverCDP` reads them. */
  endpoint: string;
  stop(): Promise<void>;
}

/** Room for some windows of the phone's width side by side, so that the pointer reaches each. */
const screen = '1440x900x24';

export async function startMiniBrowser(program: string, timeZone = 'UTC'): Promise<MiniBrowser> {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(xvfb.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const display = `:${String(number).trim()}`;
  const inspector = `127.0.0.1:${await freePort()}`;
  const browser = spawn(
    program,
    [
      '--private',
      `--time-zone=${timeZone}`,
      '--enable-developer-extras=true',
      '--javascript-can-open-windows-automatically=true',
      'about:blank',
    ],
    {
      env: { ...process.env, DISPLAY: display, WEBKIT_INSPECTOR_HTTP_SERVER: inspector },
      stdio: 'ignore',
    },
  );
  // WebKit lists them in a page for people.
  const windows = async () => {
    const page = await fetch(`http://${inspector}/`).catch(() => undefined);
    const paths = (await page?.text())?.match(/\/socket\/\d+\/\d+\/WebPage/g) ?? [];
    return paths.map((path) => ({ webSocketDebuggerUrl: `ws://${inspector}${path}` }));
  };
  const list = await listenOn(0, async (_req, res) => res.end(JSON.stringify(await windows())));
  const stop = async () => {
    browser.kill();
    xvfb.kill();
    await list.close();
  };
  process.once('exit', () => [browser, xvfb].forEach((each) => each.kill()));
  for (const until = Date.now() + startMs; (await windows()).length === 0; )
    if (Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
    else return stop().then(() => Promise.reject(new Error(`${program} has not opened a window.`)));
  return { display, endpoint: list.origin, stop };
}

const startMs = 60_000;
