import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { getOnly } from '../serve/get-only.ts';
import { pathOf } from '../serve/path-of.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
export const platformFiles: readonly string[] = [
  'index.html',
  'platform.json',
  'platform.css',
  'platform.js',
  'sandbox-investors.js',
  'manual-session.js',
  'favicon.svg',
];

export interface PlatformSettings {
  portalUrl: string;
  partnerApiUrl: string;
  /** The partner API is the sandbox, which lists its investors; any other's is handed over by hand. */
  sandbox: boolean;
}

/** One of the files, with the settings in it. */
export function platformFile(name: string, settings: PlatformSettings): string {
  if (name === 'platform.json') return JSON.stringify(settings);
  const text = readFileSync(path.join(import.meta.dirname, name), 'utf8');
  return text.replaceAll('__PORTAL__', () => settings.portalUrl);
}

/** The demo's platform: a page of another origin with the portal inside. */
export function platformApp(settings: PlatformSettings): RequestListener {
  return getOnly((req, res) => {
    const pathname = pathOf(req);
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    res.setHeader('cache-control', 'no-cache');
    if (!platformFiles.includes(name)) return res.writeHead(404).end('Not found');
    res.setHeader('content-type', types[path.extname(name)] ?? 'text/plain');
    return res.end(platformFile(name, settings));
  });
}
