import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { configure } from '@investor-portal/shared/testing/configure';
import { callNames, calls } from './calls';

const folder = path.resolve(__dirname, '../../../shared/src/partner-api/contract');
/** The functions of the modules that use the client which are no fetchers. */
const sendNothing = ['isLink', 'wireCodeOf'];

const seen: string[] = [];
const recorder = http.createServer((request, response) => {
  seen.push(`${request.method} ${request.url?.split('?')[0]}`);
  response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => recorder.listen(0, '127.0.0.1', resolve));
  const address = recorder.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  configure({ partnerApiUrl: `http://127.0.0.1:${port}` });
});
afterAll(() => new Promise((resolve) => recorder.close(resolve)));

type Fetcher = (...given: unknown[]) => Promise<unknown>;

/** Whatever it is called: a function of a module in shared/src/partner-api that uses the client. */
async function fetchers(): Promise<[name: string, Fetcher][]> {
  const modules = readdirSync(folder)
    .filter((name) => /^[\w-]+\.ts$/.test(name))
    .filter((name) => /\/client'/.test(readFileSync(path.join(folder, name), 'utf8')));
  const exported = await Promise.all(
    modules.map(async (name) => Object.entries((await import(path.join(folder, name))) as object)),
  );
  return exported
    .flat()
    .filter(([name, value]) => typeof value === 'function' && !sendNothing.includes(name))
    .map(([name, value]) => [name, value as Fetcher]);
}

it('§7 the sandbox has a call for every fetcher of the portal, and the portal a fetcher for every call', async () => {
  // Only the address matters: this will do as a guid, a request, a registration and a signal.
  const { signal } = new AbortController();
  const anything = Object.assign(signal, { financialInformation: {} });
  const file = new File(['x'], 'signature.png');
  for (const [name, fetcher] of await fetchers()) {
    const sent = fetcher(name === 'uploadFile' ? file : anything, anything);
    await expect(sent).rejects.toMatchObject({ status: 404 });
  }
  const patterns = callNames.map((name) => {
    const { method, path: template } = calls[name];
    const pattern = template.replaceAll(/\{\w+\}/g, '[^/]+');
    const parameters = template.split('{').length;
    return { name, parameters, test: new RegExp(`^${method} ${pattern}$`) };
  });
  // Paths with fewer parameters take precedence: `…/commitment/invest` is not a commitment's guid.
  const matched = seen.map(
    (request) =>
      patterns
        .filter(({ test }) => test.test(request))
        .toSorted((a, b) => a.parameters - b.parameters)[0]?.name ?? request,
  );
  expect(new Set(matched)).toEqual(new Set(callNames));
});
