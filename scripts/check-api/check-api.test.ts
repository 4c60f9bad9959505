import { formatMonthDayYear } from '@investor-portal/shared/rules/dates';
import type { Report } from './model/finding';
import { body, both, on, status } from './testing/altering';
import { checking } from './testing/checking';
import type { Route, Sabotage } from './testing/sabotage-proxy';
import { rightShapes } from './testing/right-shapes';
import { errorBody, variants } from './testing/variants';
import { specificationOnly } from './testing/variants-of-causes';

const { run, address, campaign } = checking();

/** Returns the ids and subjects of a report's findings, and its verdicts on guesses. */
function summaryOf({ checks, guesses, api }: Report) {
  const { origin } = new URL(api);
  return {
    findings: checks
      .flatMap(({ findings }) =>
        findings.map(({ id, subject, others = [] }) =>
          [id, subject.replace(origin, 'origin'), others.length > 0 ? [`+${others.length}`] : []]
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
    expect(summaryOf(report)).toEqual({ findings: [], refuted: [] });
    const notSeen = report.checks.flatMap(({ id, notSeen }) => (notSeen ? [id] : []));
    expect(notSeen).toEqual(['encryption', 'compression']);
    expect(report.checks.length).toBeGreaterThan(20);
  });

  it.each(rightShapes)('finds nothing in an API that $what', async ({ what, sabotage }) => {
    const report = await run(address(`right${what.length}`, sabotage));
    expect(summaryOf(report).findings).toEqual([]);
  });

  it('asks no API for more than the configuration claims', async () => {
    const api = address('plain', undefined, { before: specificationOnly });
    const report = await run(api, {}, []);
    expect(summaryOf(report)).toEqual({ findings: [], refuted: [9] });
  });

  const titled = variants.map(
    (variant, index) => [`${index + 1}: ${variant[0][0]}`, variant] as const,
  );
  it.each(titled)('names what variant %s alters, and nothing else', async (title, variant) => {
    const [expected, sabotage, refuted, before] = variant;
    const report = await run(
      address(`v${Number.parseInt(title, 10)}`, sabotage, before ? { before } : {}),
    );
    expect(summaryOf(report)).toEqual({ findings: expected.toSorted(), refuted });
  });

  it('says that visitors see no logos where only pre-signing needs a token', async () => {
    const [, sabotage] =
      variants.find(([[expected]]) => expected === 'access.public preSign') ?? [];
    const { checks } = await run(address('presign', sabotage));
    expect(checks.flatMap(({ findings }) => findings)).toMatchObject([
      { id: 'access.public', severity: 'less', shows: expect.stringContaining('logos') as unknown },
    ]);
  });

  it('writes where it may, and finds nothing', async () => {
    const report = await write();
    expect(summaryOf(report)).toEqual({ findings: [], refuted: [] });
    const learnt = [12, 23, 24, 27, 28, 29, 33, 41, 47];
    const verdicts = report.guesses.filter(({ guess }) => learnt.includes(guess));
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(learnt.map(() => 'confirmed'));
  });

  it.each<{ expected: string; sabotage?: Sabotage; refuted?: number[]; before?: Route['before'] }>([
    {
      expected: 'invest.twice invest',
      refuted: [27],
      before: ({ headers }) => headers.delete('idempotency-key'),
    },
    {
      expected: 'invest.failed invest',
      sabotage: on('invest', both(status(500), body(errorBody))),
    },
    {
      expected: 'cancel.failed updateStatus',
      sabotage: on('updateStatus', both(status(409), body(errorBody))),
    },
    {
      expected: 'upload.text upload',
      sabotage: on('upload', both(status(200), body({ data: 'https://x.example' })), 400),
    },
  ])('names $expected of what it writes', async ({ expected, sabotage, refuted = [], before }) => {
    expect(summaryOf(await write(sabotage, before))).toEqual({ findings: [expected], refuted });
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
    expect(summaryOf(report)).toEqual({ findings: [], refuted: [28] });
  });

  it('finds nothing in an API that does not look at the expiry of a new commitment', async () => {
    const report = await write(undefined, ({ path, json }) => {
      const end = campaignEnd;
      if (json && path.endsWith('/invest')) json['commitmentExpirationDate'] = end;
    });
    expect(summaryOf(report)).toEqual({ findings: [], refuted: [47] });
  });

  async function write(sabotage?: Sabotage, before?: Route['before']): Promise<Report> {
    const { guid, offeredPeriodEndDate } = await campaign();
    campaignEnd = formatMonthDayYear(offeredPeriodEndDate);
    const route = { fresh: true, ...(before && { before }) };
    return run(address('writes', sabotage, route), { campaign: guid });
  }
  let campaignEnd = '';
});
