import { formatMonthDayYear } from '@investor-portal/shared/rules/dates';
import type { Report } from './model/finding';
import { body, both, on, status } from './testing/altering';
import { checking } from './testing/checking';
import type { Route, Sabotage } from './testing/sabotage-proxy';
import { rightShapes } from './testing/right-shapes';
import { errorBody, variants } from './testing/variants';
import { specificationOnly } from './testing/variants-of-causes';

const { run, address, campaign } = checking();

/** Returns the ids and places of a report's findings, and its verdicts on guesses. */
function namedIn({ checks, guesses, api }: Report) {
  const { origin } = new URL(api);
  return {
    findings: checks
      .flatMap(({ findings }) =>
        findings.map(({ id, place, others = [] }) =>
          [id, place.replace(origin, 'origin'), others.length > 0 ? [`+${others.length}`] : []]
            .flat()
            .join(' '),
        ),
      )
      .toSorted(),
    refuted: guesses.filter(({ verdict }) => verdict === 'refuted').map(({ guess }) => guess),
  };
}

describe('check-api', () => {
  it('finds nothing in the sandbox, of which every check has something to judge', async () => {
    const report = await run(address('nothing'));
    expect(namedIn(report)).toEqual({ findings: [], refuted: [] });
    const notSeen = report.checks.flatMap(({ id, notSeen }) => (notSeen ? [id] : []));
    expect(notSeen).toEqual(['encryption', 'compression']);
    expect(report.checks.length).toBeGreaterThan(20);
  });

  it.each(rightShapes)('finds nothing in an API that $what', async ({ what, does }) => {
    const report = await run(address(`right${what.length}`, does));
    expect(namedIn(report).findings).toEqual([]);
  });

  it('asks no API for more than the configuration claims', async () => {
    const api = address('plain', undefined, { before: specificationOnly });
    const report = await run(api, {}, []);
    expect(namedIn(report)).toEqual({ findings: [], refuted: [9] });
  });

  const titled = variants.map(
    (variant, index) => [`${index + 1}: ${variant[0][0]}`, variant] as const,
  );
  it.each(titled)('names what variant %s alters, and nothing else', async (title, variant) => {
    const [named, does, refuted, before] = variant;
    const report = await run(
      address(`v${Number.parseInt(title, 10)}`, does, before ? { before } : {}),
    );
    expect(namedIn(report)).toEqual({ findings: named.toSorted(), refuted });
  });

  it('says that visitors see no logos where only pre-signing needs a token', async () => {
    const [, does] = variants.find(([[named]]) => named === 'access.public preSign') ?? [];
    const { checks } = await run(address('presign', does));
    expect(checks.flatMap(({ findings }) => findings)).toMatchObject([
      { id: 'access.public', severity: 'less', shows: expect.stringContaining('logos') as unknown },
    ]);
  });

  it('writes where it may, and finds nothing', async () => {
    const report = await write();
    expect(namedIn(report)).toEqual({ findings: [], refuted: [] });
    const learnt = [12, 23, 24, 27, 28, 29, 33, 41, 47];
    const verdicts = report.guesses.filter(({ guess }) => learnt.includes(guess));
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(learnt.map(() => 'confirmed'));
  });

  it.each<{ named: string; does?: Sabotage; refuted?: number[]; before?: Route['before'] }>([
    {
      named: 'invest.twice invest',
      refuted: [27],
      before: ({ headers }) => headers.delete('idempotency-key'),
    },
    { named: 'invest.failed invest', does: on('invest', both(status(500), body(errorBody))) },
    {
      named: 'cancel.failed updateStatus',
      does: on('updateStatus', both(status(409), body(errorBody))),
    },
    {
      named: 'upload.text upload',
      does: on('upload', both(status(200), body({ data: 'https://x.example' })), 400),
    },
  ])('names $named of what it writes', async ({ named, does, refuted = [], before }) => {
    expect(namedIn(await write(does, before))).toEqual({ findings: [named], refuted });
  });

  it('finds nothing in an API that binds a key to the first request that used it', async () => {
    const used = new Map<string, string>();
    const report = await write(undefined, ({ path, headers, json }) => {
      if (!path.endsWith('/invest')) return undefined;
      const key = headers.get('idempotency-key') ?? '';
      const first = used.get(key) ?? JSON.stringify(json);
      used.set(key, first);
      if (first === JSON.stringify(json)) return undefined;
      return { status: 422, json: errorBody };
    });
    expect(namedIn(report)).toEqual({ findings: [], refuted: [28] });
  });

  it('finds nothing in an API that does not look at the expiry of a new commitment', async () => {
    const report = await write(undefined, ({ path, json }) => {
      const end = campaignEnd;
      if (json && path.endsWith('/invest')) json['commitmentExpirationDate'] = end;
    });
    expect(namedIn(report)).toEqual({ findings: [], refuted: [47] });
  });

  async function write(does?: Sabotage, before?: Route['before']): Promise<Report> {
    const { guid, offeredPeriodEndDate } = await campaign();
    campaignEnd = formatMonthDayYear(offeredPeriodEndDate);
    const route = { fresh: true, ...(before && { before }) };
    return run(address('writes', does, route), { campaign: guid });
  }
  let campaignEnd = '';
});
