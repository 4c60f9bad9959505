import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveWith } from '@investor-portal/loader/testing/serve-responses';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { servedRegistrySchema } from '../../workspace/registry';
import * as v from 'valibot';
import { readSigned } from '../keys/read-signed';
import { keysOf, newKey, signText } from '../keys/release-keys';
import { withReleases } from '../testing/released-store';
import { releases, rollback } from '../testing/run-command';

interface Json {
  [key: string]: Json;
}

const places = [
  '',
  'host',
  'portfolio',
  'portfolio.versions.v1',
  'portfolio.versions.v2',
  'portfolio.versions.v3',
  'portfolio.versions.v3.start',
  'portfolio.history.0',
  'portfolio.history.1',
  'portfolio.history.2',
];

describe('what a newer release tool has written', () => {
  const text = JSON.stringify({ keys: [newKey('2026')] });
  const keys = keysOf(text);
  const answer = { version: '1', contract: contractVersion, shared: {} };
  const host = serveWith((_req, res) => res.end(JSON.stringify(answer)));
  beforeEach(() => (process.env['RELEASES_KEY'] = text));
  const place = withReleases('v1', 'v2', 'v3');
  beforeEach(() => run(['host', host()]));
  afterEach(() => delete process.env['RELEASES_KEY']);

  const run = (words: string[], version?: string) => releases(words, { to: place.to, version });
  const file = () => path.join(place.to, 'releases.json');
  const payload = async () => (await readSigned(readFileSync(file(), 'utf8'), keys.trusted)) ?? '';
  const registry = async () => JSON.parse(await payload()) as Json;
  const at = (json: Json, where: string) =>
    where.split('.').reduce<Json | undefined>((each, key) => (key ? each?.[key] : each), json);

  async function writeNewer(): Promise<void> {
    const json = await registry();
    for (const where of places)
      Object.assign(at(json, where) ?? {}, { newer: { list: [{ a: 1 }] } });
    Object.assign(json, { statements: { current: '1' } });
    writeFileSync(file(), await signText(JSON.stringify(json), keys));
  }

  it.each<[string, () => Promise<void>]>([
    ['the kill switch', () => run(['off', 'portfolio', 'wrong'])],
    ['a roll back', () => rollback(['portfolio'], { to: place.to })],
    ['restore', () => run(['off', 'portfolio', 'wrong']).then(() => run(['restore']))],
  ])('outlasts %s, signed, and pages read it', async (_change, change) => {
    await writeNewer();
    const before = await payload();
    await change();
    const after = await registry();
    expect(await payload()).not.toBe(before);
    // Versions that do not run have no `start`.
    const lost = places.filter((where) => at(after, where) && !at(after, where)?.['newer']);
    expect([lost, after['statements']]).toEqual([[], { current: '1' }]);
    expect(v.parse(servedRegistrySchema, after).portfolio?.current).toBe(
      after['portfolio']?.['current'],
    );
  });
});
