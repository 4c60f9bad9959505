import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import { logFailure } from '@investor-portal/scripts/serve/log-failure';
import type { ConnectionEnv, Sandbox } from '../context/context';
import { createApp } from './app';

/** The sandbox on Node, which also serves the script of the controls. Elsewhere this script is a plain file. */
export function createNodeApp(sandbox: Sandbox): Hono<ConnectionEnv> {
  const script = new URL('../page/control.js', import.meta.url);
  return createApp(sandbox, logFailure).get('/sandbox/control.js', async (context) =>
    context.body(await readFile(script, 'utf8'), 200, {
      'content-type': 'text/javascript; charset=utf-8',
    }),
  );
}
