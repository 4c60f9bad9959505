import { endWith } from '@investor-portal/scripts/release/command-line/failures.mjs';
import { createProgram } from '@investor-portal/scripts/release/command-line/program';
import { logFailure } from '@investor-portal/scripts/serve/server-app';
import { errorBody } from './contract/errors';
import { createServer, type RequestHandler } from './server/listen';
import { createApp } from './server/app';
import { openSandbox } from './server/open-sandbox';
import { readOptions } from './server/options';

createProgram(
  'pnpm sandbox',
  'Runs the sandbox of the partner API. Its README.md names the variables it reads.',
).parse();

async function main(): Promise<void> {
  const options = readOptions(process.env);
  // The server closes before the database. A kill does no harm to a database that is still opening.
  const closing: (() => Promise<void>)[] = [];
  stopOnSignal(async () => {
    for (const close of closing) await close();
  });
  // Take the port first. The database needs a second or two to open, and a taken port should be reported at once.
  let handle: RequestHandler = respondStarting;
  const server = await createServer((request, env) => handle(request, env), options.port);
  closing.push(server.close);
  const sandbox = await openSandbox(options);
  closing.push(sandbox.db.close);
  handle = createApp(sandbox, logFailure).fetch;
  process.stdout.write(`Sandbox ready: http://localhost:${server.port}\n`);
}

function stopOnSignal(close: () => Promise<void>): void {
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A sandbox must not outlive its parent process. The parent may have ended while this file was loading.
  process.on('disconnect', stop);
  if (process.connected === false) stop();
}

function respondStarting(): Response {
  return Response.json(errorBody(['The sandbox is starting.'], 'ServiceUnavailableException'), {
    status: 503,
  });
}

main().catch(endWith);
