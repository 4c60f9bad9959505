import * as v from 'valibot';
import { createRegistrySchema, createServedRegistrySchema } from './format';

const remotes = ['onboarding', 'opportunities', 'portfolio'] as const;
const registrySchema = createRegistrySchema(remotes);
const servedRegistrySchema = createServedRegistrySchema(remotes);

const release = { entry: 'portfolio/1.0.0/mf-manifest.json', contract: '^1.0.0' };
const portfolio = { current: '1.0.0', versions: { '1.0.0': release } };
const unsafe = { '1.0.0': { ...release, integrity: 'md5-x' } };

describe('the registry of releases', () => {
  it('is usable on a page when the entry of one remote is invalid, but not when the text is no registry', () => {
    const onboarding = { current: 'gone', versions: {} };
    const served = v.parse(servedRegistrySchema, { onboarding, opportunities: '?', portfolio });
    expect(served).toEqual({ onboarding: null, opportunities: null, portfolio });
    expect(v.safeParse(servedRegistrySchema, []).success).toBe(false);
    expect(v.safeParse(servedRegistrySchema, '<!doctype html>').success).toBe(false);
  });

  it.each([
    ['a current version that does not exist', { ...portfolio, current: '2.0.0' }],
    ['a canary that does not exist', { ...portfolio, canary: { version: '2.0.0', share: 5 } }],
    ...['constructor', '__proto__', 'toString'].flatMap((inherited): [string, object][] => [
      [`the current version ${inherited}`, { ...portfolio, current: inherited }],
      [`the canary ${inherited}`, { ...portfolio, canary: { version: inherited, share: 5 } }],
    ]),
    ['a canary share of 0', { ...portfolio, canary: { version: '1.0.0', share: 0 } }],
    ['a canary share above 100', { ...portfolio, canary: { version: '1.0.0', share: 101 } }],
    ['an integrity of another algorithm', { ...portfolio, versions: unsafe }],
  ])('cannot be written with %s', (_name, entry) => {
    expect(v.safeParse(registrySchema, { portfolio: entry }).success).toBe(false);
    const served = v.parse(servedRegistrySchema, { portfolio: entry, onboarding: portfolio });
    expect(served.portfolio).toBeNull();
  });

  it('keeps what a newer release tool has written, and pages read neither its history nor remotes that they do not know', () => {
    const history = [{ version: '1.0.0', ran: true }];
    const entry = { ...portfolio, history };
    expect(v.parse(registrySchema, { portfolio: entry }).portfolio).toEqual(entry);
    const spoilt = { ...portfolio, history: 'nonsense' };
    expect(v.parse(servedRegistrySchema, { portfolio: spoilt }).portfolio).toEqual(portfolio);
    const registry = { portfolio: { ...portfolio, laterKey: true }, laterRemote: {} };
    expect(v.parse(registrySchema, registry)).toEqual(registry);
    expect(v.parse(servedRegistrySchema, registry)).not.toHaveProperty('laterRemote');
  });

  const withRead = (path: string) => {
    const screens = { '/main': { scripts: [], reads: [{ method: 'GET', path }] } };
    const start = { entry: 'remoteEntry.js', integrity: {}, scripts: [], screens };
    const versions = { '1.0.0': { ...release, start } };
    const registry = { portfolio: { ...portfolio, versions } };
    return v.parse(registrySchema, registry).portfolio?.versions['1.0.0']?.start;
  };

  it.each([
    'api/v1/partner-transactional/commitment/{id}',
    '{id}/details?rows=10&order=a,b',
    'api/v1/nationality%20list',
  ])('prefetches below the partner API: %s', (path) => {
    expect(withRead(path)?.screens['/main']?.reads).toEqual([{ method: 'GET', path }]);
  });

  it.each([
    'https://elsewhere.example/',
    'HTTPS:elsewhere.example',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '\\\\elsewhere.example/',
    'a\\b',
    'ht\ntps://elsewhere.example/',
    ' https://elsewhere.example/',
    '/api/v1',
    'api//v1',
    '../outside',
    'api/../../outside',
    'api/%2E%2e/%2e./outside',
    'api#part',
    '',
  ])('never prefetches from %j', (path) => {
    expect(withRead(path)).toBeUndefined();
  });
});
