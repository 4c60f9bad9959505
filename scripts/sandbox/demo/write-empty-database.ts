import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { emptyDatabase } from '../db/pglite';
import { readOptions } from '../server/options';

/*
 * `tsx scripts/sandbox/demo/write-empty-database.ts <file>` writes a database without rows, because a browser would need some
 * seconds to make one.
 */

const [, , file] = process.argv;
if (!file) throw new Error('Name the file to write.');
const empty = await emptyDatabase(readOptions({}).cacheDirectory);
await writeFile(file, await promisify(gzip)(empty));
