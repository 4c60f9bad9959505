import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveWith } from '@investor-portal/loader/testing/serve-responses';
import { releaseQuery } from '../../telemetry/release-queries';
import { type Comparison, type Measure, measures } from '../configuration/configuration';
import { readLog } from '../log/log';
import { changeRegistry } from '../registry/change-registry';
import { withCurrent, withShare } from '../registry/registry-changes';
import { directoryStore } from '../store/directory-store';
import { printed, withReleases } from '../testing/released-store';
import { releases } from '../testing/run-command';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));

const now = '2026-03-01T00:00:00.000Z';
const bad = { loads: [0, 500], failures: [200, 0], errors: [0, 0] };
const equal = { loads: [500, 500], failures: [0, 0], errors: [0, 0] };

const store = withReleases('v1', 'v2');
let answer: RequestListener;
const prometheus = serveWith((req, res) => answer(req, res));
beforeEach(() => canary(10));
afterEach(() => (process.exitCode = undefined));

function canary(share: number, audience?: string) {
  return changeRegistry(directoryStore(store.to), { action: 'canary', now }, (registry) =>
    withShare(registry, 'portfolio', { share, audience }, now, 'v1'),
  );
}

/** Answers like Prometheus, with these values for the canary and the current version. */
function measured(
  values: Partial<Record<Measure, (number | string)[]>>,
  uncounted: Comparison['uncounted'] = ['chosen', 'audience'],
): void {
  const compared = { remote: 'portfolio', versions: ['v1', 'v2'], uncounted, window: '30m' };
  answer = (req, res) => {
    const query = new URL(req.url ?? '/', 'http://x').searchParams.get('query');
    const measure = measures.find((each) => releaseQuery(each, compared) === query);
    const result = (measure ? (values[measure] ?? []) : []).map((value, index) => ({
      metric: { portal_version: compared.versions[index] },
      value: [1, String(value)],
    }));
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify({ status: 'success', data: { resultType: 'vector', result } }));
  };
}

const run = (options: object = {}) =>
  releases(['watch', 'portfolio'], {
    to: store.to,
    from: prometheus(),
    for: '1s',
    ...options,
  });
const canaryVersion = async () => (await store.registry()).portfolio?.canary?.version;

async function lastEntry() {
  const { records } = directoryStore(store.to);
  const stored = await directoryStore(store.to).fetchRegistry();
  const registry = await store.registry();
  return (await readLog(records, { text: stored?.text ?? '', registry })).entries.at(-1)?.entry;
}

describe('pnpm releases watch', () => {
  it('ends a canary that is worse, and logs who, when and why', async () => {
    measured(bad);
    await run({ reason: 'pipeline 7' });
    expect(await canaryVersion()).toBeUndefined();
    expect(process.exitCode).toBe(2);
    const entry = await lastEntry();
    expect(entry).toMatchObject({
      action: 'canary',
      reason:
        'pipeline 7; watch: loading failed 100.0% against 0.0% (200 and 500 attempts), in 30m',
    });
    expect(entry?.actor).not.toBe('');
    expect(printed()).toMatch(/every page that opens gets v2\.$/);
  });

  it.each<[number, Comparison['uncounted'], string]>([
    [0, ['chosen'], 'worse'],
    [10, ['chosen', 'audience'], 'worse'],
    // The query excludes other roles than the measured values do.
    [10, ['chosen'], 'undecided'],
  ])(
    'judges an audience alone, and then only the share of users: %d %j',
    async (share, uncounted, verdict) => {
      await canary(share, 'staff');
      measured(bad, uncounted);
      await run();
      expect(printed()).toContain(`v1: ${verdict}`);
    },
  );

  it('keeps a canary that is as good', async () => {
    measured(equal);
    await run();
    expect(await canaryVersion()).toBe('v1');
    expect(process.exitCode).toBe(0);
  });

  const json =
    (body: unknown): RequestListener =>
    (_, res) =>
      res.end(JSON.stringify(body));
  it.each<[string, RequestListener]>([
    ['nothing', (_, res) => res.destroy()],
    ['an error', (_, res) => res.writeHead(503).end('{"status":"error"}')],
    ['a page of somebody else', (_, res) => res.end('<html>Sign in</html>')],
    ['a redirection', (_, res) => res.writeHead(302, { location: '/login' }).end()],
    ['another shape', json({ status: 'success', data: {} })],
    ['an empty result', json({ status: 'success', data: { resultType: 'vector', result: [] } })],
  ])('ends nothing when the metrics answer with %s', async (_, listener) => {
    answer = listener;
    await run();
    expect(await canaryVersion()).toBe('v1');
    expect(process.exitCode).toBe(3);
  });

  it.each<[string, Partial<Record<Measure, (number | string)[]>>]>([
    ['too few samples', { ...bad, failures: [99, 0] }],
    ['no samples of what runs', { ...bad, loads: [0, 0] }],
    ['a counter that fell', { ...bad, loads: [0, -500] }],
    ['an infinite value', { ...bad, failures: ['+Inf', 0] }],
    ['no numbers', { loads: ['NaN', 'NaN'], failures: ['NaN', 'NaN'] }],
  ])('ends nothing on %s', async (_, values) => {
    measured(values);
    await run();
    expect(await canaryVersion()).toBe('v1');
    expect(process.exitCode).toBe(3);
  });

  it('ends nothing when another canary has replaced it', async () => {
    measured(bad);
    const whole = answer;
    answer = (req, res) =>
      void changeRegistry(directoryStore(store.to), { action: 'canary', now }, (registry) => {
        const [v1] = Object.values(registry.portfolio?.versions ?? {});
        return v1 ? withCurrent(registry, 'portfolio', 'v1', v1, now) : registry;
      }).then(() => whole(req, res));
    await run();
    expect((await store.registry()).portfolio?.current).toBe('v1');
    expect((await lastEntry())?.reason).toBeUndefined();
  });

  it('watches until the canary is worse', async () => {
    let rounds = 0;
    const [fine, broken] = [equal, bad].map((values) => {
      measured(values);
      return answer;
    });
    answer = (req, res) => {
      rounds += 1;
      return (rounds > measures.length ? broken : fine)?.(req, res);
    };
    await run({ for: undefined });
    expect(sleep).toHaveBeenCalledWith(60_000);
    expect(process.exitCode).toBe(2);
    expect(printed().match(/: fine,/g)).toHaveLength(1);
    expect(await canaryVersion()).toBeUndefined();
  });

  it.each([
    [{ from: undefined }, "required option '--from <address>' not specified"],
    [{ from: 'prometheus' }, 'Give an address such as'],
    [{ window: '30' }, "'--window <time>' argument '30' is invalid. Give a time such as"],
    [{ samples: '0' }, 'Give a whole number'],
    [{ canary: '10' }, "unknown option '--canary'"],
  ])('rejects what it does not understand: %j', async (options, told) => {
    await expect(run(options)).rejects.toThrow(told);
  });

  it('says that there is nothing to watch', async () => {
    await changeRegistry(directoryStore(store.to), { action: 'canary', now }, (registry) =>
      withShare(registry, 'portfolio', { share: 0 }, now),
    );
    await expect(run()).rejects.toThrow('portfolio has no canary to watch');
  });
});
