import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sharedApi } from '../testing/api';

const api = sharedApi();
const root = path.resolve(__dirname, '../../..');
const bin = (name: string, ...at: string[]) => path.join(root, ...at, 'node_modules/.bin', name);
let directory: string;

/** A program that an engineer of another product would write with a client that is generated from the document. */
const program = `
import createClient from 'openapi-fetch';
import type { components, paths } from './api';

const campaigns = '/api/v1/partner-transactional/investment-opportunities';
const client = createClient<paths>({ baseUrl: process.argv[2] ?? '' });
const { data, error } = await client.POST(\`\${campaigns}/list\`, { body: { rowPerPage: 2 } });
if (error) throw new Error(error.message);
const rows: components['schemas']['Campaign'][] = data.data;
const refused = await client.GET(\`\${campaigns}/{guid}\`, {
  params: { path: { guid: rows[0]?.guid ?? '' } },
});
console.log(rows.map(({ sharePrice }) => typeof sharePrice).join(), refused.error?.exception);
`;
// The types alone must reject these two mistakes: a path without its guid, and a filter that the API does not have.
const mistakes = `
import createClient from 'openapi-fetch';
import type { paths } from './api';
const client = createClient<paths>();
await client.GET('/api/v1/partner-transactional/commitment/{guid}', {});
await client.POST('/api/v1/nationality/list', { body: { rowPerPage: 'ten' } });
`;

beforeAll(async () => {
  directory = await mkdtemp(path.join(__dirname, '.client-'));
  const document: unknown = await (await fetch(`${api.url}/openapi.json`)).json();
  const compilerOptions = { strict: true, noEmit: true, target: 'es2022', module: 'nodenext' };
  const types = [path.join(root, 'node_modules/@types')];
  const files = {
    'package.json': { type: 'module' },
    'openapi.json': document,
    'tsconfig.json': { compilerOptions: { ...compilerOptions, typeRoots: types, types: ['node'] } },
  };
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(directory, name), JSON.stringify(content));
  await writeFile(path.join(directory, 'program.ts'), program.replace("'./api'", "'./api.js'"));
  run(bin('openapi-typescript', 'scripts/sandbox'), 'openapi.json', '-o', 'api.ts');
});

afterAll(() => rm(directory, { recursive: true, force: true }));

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: directory, encoding: 'utf8', stdio: 'pipe' });
const typeCheck = () => {
  try {
    return run(bin('tsc'), '-p', '.');
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
};

it('the document generates a typed client, which runs and finds mistakes', async () => {
  expect(typeCheck()).toBe('');
  expect(run(bin('tsx'), 'program.ts', api.url)).toBe('number,number UnauthorizedException\n');
  await writeFile(path.join(directory, 'mistakes.ts'), mistakes.replace("'./api'", "'./api.js'"));
  const found = typeCheck().match(/mistakes\.ts\S+ - error|mistakes\.ts\(\d+,\d+\): error/g);
  expect(found).toHaveLength(2);
});
