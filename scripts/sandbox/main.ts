import { errorBody } from './contract/errors';
import { createApp } from './server/app';
import { createServer, type Answer } from './server/listen';
import { openSandbox } from './server/open-sandbox';
import { readOptions } from './server/options';

/** `tsx scripts/sandbox/main.ts`: see README.md. */
async function main(): Promise<void> {
  const options = readOptions(process.env);
  // What is open by now is closed in this order. A database that is still being opened takes a kill well.
  const closing: (() => Promise<void>)[] = [];
  stopWhenTold(async () => {
    for (const close of closing) await close();
  });
  // The port first: whether it is free is known at once, the database takes a second or two.
  let answer: Answer = starting;
  const { port, host } = options;
  const server = await createServer((request, env) => answer(request, env), port, host);
  closing.push(server.close);
  const { sandbox, close } = await openSandbox(options);
  closing.push(close);
  answer = createApp(sandbox).fetch;
  process.stdout.write(`Sandbox ready: http://localhost:${server.port}\n`);
}

function stopWhenTold(close: () => Promise<void>): void {
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Started by another process, it does not outlive that one, which may have ended while this file was loaded.
  process.on('disconnect', stop);
  if (process.connected === false) stop();
}

function starting(): Response {
  return Response.json(errorBody(['The sandbox is starting.'], 'ServiceUnavailableException'), {
    status: 503,
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
