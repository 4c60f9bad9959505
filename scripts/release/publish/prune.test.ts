import '../../portal-releases/configuration';
import type { LogEntry } from '../log/log-entry';
import { type StoreSnapshot, needlessFiles, needlessReleases } from './prune';

const dayMs = 86_400_000;
const now = Date.parse('2026-06-01T00:00:00.000Z');
const daysAgo = (days: number) => new Date(now - days * dayMs).toISOString();

const entry = (days: number, from: string | undefined, to: string): LogEntry => ({
  entry: 1,
  at: daysAgo(days),
  actor: 'Ana',
  action: 'release',
  remotes: { portfolio: { ...(from && { from: { current: from } }), to: { current: to } } },
  registry: 'a'.repeat(64),
  before: null,
});
const release = { entry: 'portfolio/x/mf-manifest.json', contract: '^1.0.0' };
const known = (entries: LogEntry[]): StoreSnapshot => ({
  registry: { portfolio: { current: 'now', versions: { now: release, withdrawn: release } } },
  entries,
  now,
  keepMs: 30 * dayMs,
});
const stored = (version: string, days: number) => ({
  id: `portfolio/${version}`,
  modifiedAt: now - days * dayMs,
});

describe('a stored release', () => {
  const needless = (version: string, days: number, entries: LogEntry[]) =>
    needlessReleases([stored(version, days)], known(entries)).length === 1;
  const old = entry(300, undefined, 'first');

  it('can be deleted when it was not served for longer than pages stay open', () => {
    expect(needless('old', 200, [old, entry(100, 'old', 'now')])).toBe(true);
  });

  it('is kept when it was served yesterday, however old it is', () => {
    expect(needless('old', 200, [old, entry(1, 'old', 'now')])).toBe(false);
  });

  it('is kept while the registry names it, even when it was withdrawn', () => {
    for (const version of ['now', 'withdrawn']) expect(needless(version, 200, [old])).toBe(false);
  });

  it('is kept when it may have been served before the log began', () => {
    expect(needless('old', 200, [entry(2, undefined, 'now')])).toBe(false);
    expect(needless('old', 200, [])).toBe(false);
    expect(needless('old', 200, [old])).toBe(true);
  });

  it('is kept when it was stored a moment ago', () => {
    expect(needless('new', 0, [old])).toBe(false);
  });

  it('that belongs to no remote is kept', () => {
    const other = { id: 'images/1', modifiedAt: 0 };
    expect(needlessReleases([other], known([old]))).toEqual([]);
  });
});

describe('a file that releases have in common', () => {
  const manifest = (version: string, ...files: string[]) => ({
    id: `portfolio/${version}`,
    text: JSON.stringify({
      release: {
        version,
        contract: '^1.0.0',
        integrity: Object.fromEntries(files.map((file) => [file, 'sha384-x'])),
        assets: {},
        start: { entry: files[0], scripts: [], screens: {} },
      },
    }),
  });
  const file = (name: string, days = 100) => ({ name, modifiedAt: now - days * dayMs });
  const [one, two] = ['portfolio/assets/one.1.js', 'portfolio/assets/two.1.js'];
  const of = (manifests: Parameters<typeof needlessFiles>[1], registry = known([]).registry) =>
    needlessFiles([file(one), file(two), file(`${two}.br`)], manifests, { registry, now });

  it('can be deleted with its copies when no release names it', () => {
    expect(of([manifest('2', 'assets/one.1.js')])).toEqual([two, `${two}.br`]);
    expect(of([manifest('1', 'assets/two.1.js'), manifest('2', 'assets/one.1.js')])).toEqual([]);
  });

  it('is kept while the registry names it, even when its manifest is missing', () => {
    const start = {
      entry: 'assets/two.1.js',
      integrity: { 'assets/two.1.js': 'sha384-x' },
      scripts: [],
      screens: {},
    };
    const portfolio = { current: 'now', versions: { now: { ...release, start } } };
    expect(of([], { portfolio })).toEqual([one]);
  });

  it('is kept while a manifest of its remote cannot be read', () => {
    expect(of([{ id: 'portfolio/9', text: '{' }])).toEqual([]);
  });

  it('is kept for a day, as an upload may be under way', () => {
    const { registry } = known([]);
    expect(needlessFiles([file(one, 0.5)], [], { registry, now })).toEqual([]);
  });
});
