import { endWith } from '@investor-portal/scripts/release/command-line/failures.mjs';
import { createProgram } from '@investor-portal/scripts/release/command-line/program';
import { errorBody } from './contract/errors';
import { createApp } from './server/app';
import { createServer, type RequestHandler } from './server/listen';
import { openSandbox } from './server/open-sandbox';
import { readOptions } from './server/options';

createProgram(
  'pnpm sandbox',
  'Runs the sandbox of the partner API. Its README.md names the variables it reads.',
).parse();

async function main(): Promise<void> {
  const options = readOptions(process.env);
  // Closed in this order. A database that is still opening survives a kill.
  const closing: (() => Promise<void>)[] = [];
  stopWhenTold(async () => {
    for (const close of closing) await close();
  });
  // The port first, to report a taken one at once: the database takes a second or two.
  let handle: RequestHandler = starting;
  const { port, host } = options;
  const server = await createServer((request, env) => handle(request, env), port, host);
  closing.push(server.close);
  const { sandbox, close } = await openSandbox(options);
  closing.push(close);
  handle = createApp(sandbox).fetch;
  process.stdout.write(`Sandbox ready: http://localhost:${server.port}\n`);
}

function stopWhenTold(close: () => Promise<void>): void {
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A sandbox must not outlive its parent process, which may have ended while this file was loading.
  process.on('disconnect', stop);
  if (process.connected === false) stop();
}

function starting(): Response {
  return Response.json(errorBody(['The sandbox is starting.'], 'ServiceUnavailableException'), {
    status: 503,
  });
}

main().catch(endWith);
