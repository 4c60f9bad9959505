import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { listenOn } from '../../../serve/listen';

export interface MiniBrowser {
  display: string;
  /** The address that lists the windows in the format of `connectOverCDP`. A blank page is open. */
  origin: string;
  stop(): Promise<void>;
}

/** Fits several windows of a phone's width side by side, so that the pointer can reach each window. */
const screen = '1440x900x24';

export async function startMiniBrowser(program: string, timeZone = 'UTC'): Promise<MiniBrowser> {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(xvfb.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const display = `:${String(number).trim()}`;
  const inspector = `127.0.0.1:${await freePort()}`;
  // WebKit lists its windows only on an HTML page. A window without an address may still move to another process.
  const windows = async () => {
    const page = await fetch(`http://${inspector}/`).catch(() => undefined);
    const found = (await page?.text())?.matchAll(/targeturl">http.*?(\/socket[^']+)/g) ?? [];
    return [...found].map(([, path]) => ({ webSocketDebuggerUrl: `ws://${inspector}${path}` }));
  };
  const list = await listenOn(0, async ({ url }, res) => {
    if (url === '/json') return res.end(JSON.stringify(await windows()));
    res.setHeader('content-type', 'text/html').end('<!doctype html>');
  });
  const browser = spawn(
    program,
    [
      '--private',
      `--time-zone=${timeZone}`,
      '--enable-developer-extras=true',
      '--javascript-can-open-windows-automatically=true',
      list.origin,
    ],
    {
      env: { ...process.env, DISPLAY: display, WEBKIT_INSPECTOR_HTTP_SERVER: inspector },
      stdio: 'ignore',
    },
  );
  const kill = () => [browser, xvfb].forEach((each) => each.kill());
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await list.close();
  };
  for (const until = Date.now() + startMs; (await windows()).length === 0;)
    if (Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
    else return stop().then(() => Promise.reject(new Error(`${program} has not opened a window.`)));
  return { display, origin: list.origin, stop };
}

const startMs = 60_000;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
