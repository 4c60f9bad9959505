import { readdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { createServerApp, listenerOf } from './server-app';

export interface PlatformSettings {
  portalUrl: string;
  partnerApiUrl: string;
  /** Whether the partner API is the sandbox, which lists its investors. Otherwise the user enters an investor. */
  sandbox: boolean;
  /** Whether the sandbox runs in a service worker of this page. */
  inBrowser?: boolean;
}

const files = path.resolve(import.meta.dirname, '../platform');

function platformFile(name: string, settings: PlatformSettings): string {
  if (name === 'platform.json') return JSON.stringify(settings);
  const text = readFileSync(path.join(files, name), 'utf8');
  return text.replaceAll('__PORTAL__', () => settings.portalUrl);
}

/** Serves the demo's platform: a page on another origin that embeds the portal. */
export function platformApp(
  settings: PlatformSettings,
  commit: string | null = null,
): RequestListener {
  const app = createServerApp(() => ({ identity: { serves: 'platform', commit } }));
  for (const name of [...readdirSync(files), 'platform.json'])
    app.get(name === 'index.html' ? '/' : `/${name}`, (context) =>
      context.body(platformFile(name, settings), 200, {
        'cache-control': 'no-cache',
        'content-type': getMimeType(name) ?? 'text/plain',
      }),
    );
  return listenerOf(app);
}
