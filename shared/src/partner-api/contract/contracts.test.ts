import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CallContract } from './call-contract';
import { contracts } from './contracts';

const all = Object.entries<CallContract>(contracts);

const campaigns = 'api/v1/partner-transactional/investment-opportunities';
/** The specification shows only parts of these paths (readings W3). */
const partlySpecified = [`POST ${campaigns}/list`, `POST ${campaigns}/expiring/list`];

it('§7 has every call of the specification with its method and path, and no other calls', () => {
  const specification = readFileSync(
    path.join(__dirname, '../../../docs/specification.md'),
    'utf8',
  );
  const rows = specification.matchAll(/\| (GET|POST|PUT) `\/?(api\/[^`?]+)/g);
  const specified = [...rows].map(([, method, address]) => `${method} ${address}`);
  const withoutNames = (template: string) => template.replace(/\{\w+\}/, '{id}');
  expect(all.map(([, { template }]) => withoutNames(template)).sort()).toEqual(
    [...specified.map(withoutNames), ...partlySpecified].sort(),
  );
});

it('contains the contract of every call that a file of this folder exports, by the call’s name', async () => {
  const files = readdirSync(__dirname).filter((file) => /^[\w-]+\.ts$/.test(file));
  const modules = await Promise.all(
    files.map(async (file) => (await import(path.join(__dirname, file))) as object),
  );
  const exported = modules.flatMap((each) => Object.keys(each));
  const named = (end: RegExp) => exported.flatMap((key) => end.exec(key)?.[1] ?? []).sort();
  expect(all.map(([name]) => name).sort()).toEqual(named(/^(.+)Contract$/));
  expect(named(/^(.+)Call$/)).toEqual(named(/^(.+)Contract$/));
  for (const [name, contract] of all) expect([name, contract.name]).toEqual([name, name]);
});
