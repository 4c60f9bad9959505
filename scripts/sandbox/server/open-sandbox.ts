import { readFile } from 'node:fs/promises';
import type { Sandbox } from '../context/context';
import { openDatabase } from '../db/pglite';
import { createSandbox } from './create-sandbox';
import type { Options } from './options';

const readAsset = (file: string) => readFile(new URL(`../${file}`, import.meta.url));

export async function openSandbox(options: Options): Promise<Sandbox> {
  return createSandbox({ db: await openDatabase(options), readAsset, settings: options });
}
