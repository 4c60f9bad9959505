import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Adds the missing compressed copies of a release, which the web server of a folder picks. */
export function compressText(dir: string): void {
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(?:js|css|json|svg)$/.test(file)) continue;
    if (!existsSync(`${file}.gz`))
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
    if (!existsSync(`${file}.br`))
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}
