import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CallContract, callNames, contracts } from './contracts';
import { root } from '../workspace/apps';

const all = Object.entries<CallContract>(contracts);

const campaigns = 'api/v1/partner-transactional/investment-opportunities';
/** The specification shows only parts of these paths (readings W3). */
const partlySpecified = [`POST ${campaigns}/list`, `POST ${campaigns}/expiring/list`];

it('§7 has every call of the specification with its method and path, and no other calls', () => {
  const specification = readFileSync(path.join(root, 'shared/docs/specification.md'), 'utf8');
  const rows = specification.matchAll(/: (GET|POST|PUT) `\/?(api\/[^`?]+)/g);
  const specified = [...rows].map(([, method, address]) => `${method} ${address}`);
  const withoutNames = (template: string) => template.replace(/\{\w+\}/, '{id}');
  expect(all.map(([, { template }]) => withoutNames(template)).sort()).toEqual(
    [...specified.map(withoutNames), ...partlySpecified].sort(),
  );
});

it('documents every call of the portal', async () => {
  const folder = path.join(root, 'shared/src/partner-api/contract');
  const files = readdirSync(folder).filter((file) => /^[\w-]+\.ts$/.test(file));
  const modules = await Promise.all(
    files.map(async (file) => (await import(path.join(folder, file))) as object),
  );
  const called = modules
    .flatMap((each) => Object.keys(each))
    .flatMap((key) => /^(.+)Call$/.exec(key)?.[1] ?? []);
  expect([...callNames].sort()).toEqual(called.sort());
});
