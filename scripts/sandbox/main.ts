import { createServer } from './server/listen';
import { openSandbox } from './server/open-sandbox';
import { readOptions } from './server/options';
import { createApp } from './server/app';

/** `tsx scripts/sandbox/main.ts`: see README.md. */
async function main(): Promise<void> {
  const options = readOptions(process.env);
  const { sandbox, close } = await openSandbox(options);
  const server = await createServer(createApp(sandbox), options.port).catch(async (error) => {
    await close();
    throw error;
  });

  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= server
      .close()
      .then(close)
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.stdout.write(`Sandbox ready: http://localhost:${server.port}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
