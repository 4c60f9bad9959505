import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { PlatformSettings } from '../runtime-config/platform-settings';
import { withHealth } from './health';
import { pathOf } from './path-of';

const files = path.resolve(import.meta.dirname, '../platform');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const platformFiles: readonly string[] = [
  'index.html',
  'platform.json',
  'platform.css',
  'platform.js',
  'message-log.js',
  'sandbox-investors.js',
  'manual-session.js',
  'top-up.js',
  'favicon.svg',
];

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
  const serve: RequestListener = (req, res) => {
    const pathname = pathOf(req);
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    res.setHeader('cache-control', 'no-cache');
    if (!platformFiles.includes(name)) return res.writeHead(404).end('Not found');
    res.setHeader('content-type', types[path.extname(name)] ?? 'text/plain');
    return res.end(platformFile(name, settings));
  };
  return withHealth(serve, () => ({ identity: { serves: 'platform', commit } }));
}
