import { PGlite } from '@electric-sql/pglite';
import type { Hono } from 'hono';
import type { ConnectionEnv } from '../context/context';
import { asDatabase, pgliteOptions } from '../db/pglite-database';
import { createApp } from '../server/app';
import { createSandbox } from '../server/create-sandbox';

/**
 * Opens a sandbox in the memory of a browser's service worker. Its files are at the root of the origin:
 * those of PGlite, the pictures, the page of the controls, and a database without rows, which Node has made.
 */
export async function openInBrowser(hostname: string): Promise<Hono<ConnectionEnv>> {
  const [pgliteWasmModule, initdbWasmModule, fsBundle, loadDataDir] = await Promise.all([
    fetchFile('/pglite.wasm').then(compile),
    fetchFile('/initdb.wasm').then(compile),
    fetchFile('/pglite.data').then((response) => response.blob()),
    fetchFile('/empty-database.bin').then(unpack),
  ]);
  const modules = { pgliteWasmModule, initdbWasmModule, fsBundle };
  const db = asDatabase(await PGlite.create({ ...pgliteOptions, ...modules, loadDataDir }));
  const settings = {
    settleAfterMs: 60_000,
    tokenLifeMs: 3_600_000,
    linkLifeMs: 900_000,
    hosts: [hostname],
    origins: [],
  };
  const readAsset = async (file: string) =>
    new Uint8Array(await (await fetchFile(`/${file}`)).arrayBuffer());
  const sandbox = await createSandbox({ db, readAsset, settings });
  return createApp(sandbox, (request, error) => console.error(request, error));
}

/** Fetches a file of the demo. A copy in the browser's cache may belong to an earlier build. */
export async function fetchFile(name: string): Promise<Response> {
  const response = await fetch(name, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

function unpack({ body }: Response): Promise<Blob> {
  return new Response(body?.pipeThrough(new DecompressionStream('gzip'))).blob();
}

// A simple file server may not know the media type that `compileStreaming` needs.
async function compile(response: Response): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await response.arrayBuffer());
}
