import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PlatformSettings } from '../runtime-config/runtime-config.ts';
import { platformFile, platformFiles } from '../serve/platform-app.ts';

/** Writes the demo's platform for a static file server, with its settings filled in. */
export function writePlatform(dir: string, settings: PlatformSettings): void {
  mkdirSync(dir, { recursive: true });
  for (const name of platformFiles)
    writeFileSync(path.join(dir, name), platformFile(name, settings));
}
