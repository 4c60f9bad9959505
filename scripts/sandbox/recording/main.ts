import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProgram } from '@investor-portal/scripts/release/command-line/program';
import { logFailure } from '@investor-portal/scripts/serve/server-app';
import type { Exchange } from '../contract/calls';
import { openApiDocument } from '../contract/openapi';
import recorded from '../contract/recording.json';
import { createApp } from '../server/app';
import { createServer } from '../server/listen';
import { openSandbox } from '../server/open-sandbox';
import { readOptions } from '../server/options';
import { record } from './record';

const recording = fileURLToPath(new URL('../contract/recording.json', import.meta.url));
const address = 'https://partner-api.example';

createProgram('pnpm contract', "Writes the partner API's contract for those who build the API.", [
  '--out dist/contract',
])
  .option('--out <directory>', 'where openapi.json goes', '.portal/contract')
  .option('--record', 'make every request again first, and keep the responses in the sources')
  .action(async ({ out, record: again }: { out: string; record?: true }) => {
    const exchanges = again ? await recordAgain() : (recorded as Exchange[]);
    await mkdir(out, { recursive: true });
    const file = path.join(out, 'openapi.json');
    const document = openApiDocument(address, exchanges);
    await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
    process.stdout.write(`${file}\n`);
    process.exit();
  })
  .parse();

async function recordAgain(): Promise<Exchange[]> {
  const options = readOptions({ SANDBOX_DATA_DIR: 'memory', PARTNER_API_PORT: '0' });
  const sandbox = await openSandbox(options);
  const { port } = await createServer(createApp(sandbox, logFailure).fetch, 0);
  const exchanges = await record(`http://localhost:${port}`);
  // Each exchange is on a line of its own, so that a diff shows which exchange has changed.
  const lines = exchanges.map((exchange) => JSON.stringify(exchange));
  await writeFile(recording, `[\n${lines.join(',\n')}\n]\n`);
  process.stdout.write(`${recording}\n`);
  return exchanges;
}
