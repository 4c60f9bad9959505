import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Argument } from 'commander';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { remotes, root } from '../workspace/apps';
import { platformApp } from '../serve/platform-app';
import { listen } from '../serve/listen';
import { originOf } from '../workspace/ports';
import { createProgram } from '../release/command-line/program';
import { localPlatformSettings, localRuntimeConfig, usesSandbox } from '../serve/config';
import { startSandbox } from '../start/sandbox-process';

const program = createProgram(
  'pnpm dev',
  'The addresses of npm start, built in memory, with hot reload.',
  ['', 'portfolio'],
)
  .addArgument(
    new Argument(
      '[remote...]',
      'only these; host, platform page and sandbox are the shell',
    ).choices(remotes.map(({ name }) => name)),
  )
  .parse();
const named = program.args;
const served = remotes.filter(({ name }) => named.length === 0 || named.includes(name));
const alone = 'It does not run in this dev shell.';

type ConfigFactory = (env: object, argv: { mode: 'development' }) => Configuration;

function configurations(folder: string): [Configuration, ...Configuration[]] {
  const load = createRequire(import.meta.url);
  const exported = load(path.join(root, folder, 'webpack.config.cjs')) as
    ConfigFactory | ConfigFactory[];
  const [first, ...others] = [exported].flat().map((make) => make({}, { mode: 'development' }));
  if (!first) throw new Error(`${folder} has no webpack configuration.`);
  return [first, ...others];
}

const registry = Object.fromEntries(
  remotes.map(({ name, port }) => [
    name,
    {
      current: 'dev',
      ...(served.some((remote) => remote.name === name) ? {} : { disabled: { reason: alone } }),
      versions: {
        dev: { entry: `${originOf(port)}/mf-manifest.json`, contract: `^${contractVersion}` },
      },
    },
  ]),
);

const hostFiles: Record<string, () => unknown> = {
  '/config.json': localRuntimeConfig,
  '/releases.json': () => registry,
};

function answerHostFiles(req: IncomingMessage, res: ServerResponse, next: () => void) {
  const answer = hostFiles[req.url?.split('?')[0] ?? ''];
  if (!answer) return next();
  res.setHeader('content-type', 'application/json');
  return res.end(JSON.stringify(answer()));
}

async function serve(folder: string) {
  const configs = configurations(folder);
  // The scripts that are inlined into the host's page are separate builds, which run first.
  const [devServer] = configs.flatMap((config) => config.devServer ?? []);
  const server = new WebpackDevServer(
    {
      ...(devServer as WebpackDevServer.Configuration),
      host: process.env['LISTEN_ADDRESS'] || 'localhost',
      setupMiddlewares: (middlewares) =>
        folder === 'host'
          ? [{ name: 'host-files', middleware: answerHostFiles }, ...middlewares]
          : middlewares,
    },
    webpack(configs),
  );
  await server.start();
  await new Promise<void>((built) => server.middleware?.waitUntilValid(() => built()));
}

async function serveShell() {
  if (usesSandbox()) await startSandbox();
  await serve('host');
  await listen('PLATFORM_PORT', platformApp(localPlatformSettings()));
}

await Promise.all([...served.map(({ folder }) => serve(folder)), serveShell()]);
console.log(`Portal ready, with hot reload: ${originOf('PLATFORM_PORT')}`);
