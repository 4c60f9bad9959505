import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { openDatabase, templateFile } from '../db/open';
import { readOptions } from '../server/options';

/*
 * `tsx scripts/sandbox/demo/write-empty-database.ts <file>` writes a migrated database without rows, because a browser would
 * need some seconds to make one.
 */

const [, , file] = process.argv;
if (!file) throw new Error('Name the file to write.');
const options = readOptions({ SANDBOX_DATA_DIR: 'memory' });
await (await openDatabase(options)).close();
const template = await readFile(await templateFile(options.cacheDirectory));
await writeFile(file, await promisify(gzip)(template));
