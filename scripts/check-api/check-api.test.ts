import type { Report } from './model/finding';
import { body, both, on, status } from './testing/altering';
import { checking } from './testing/checking';
import type { Sabotage } from './testing/sabotage-proxy';
import { sorry, variants } from './testing/variants';

const { run, address, campaign } = checking();

/** Everything that a report names. */
function namedIn({ checks, guesses, api }: Report) {
  const { origin } = new URL(api);
  return {
    findings: checks
      .flatMap(({ findings }) =>
        findings.map(({ id, place }) => `${id} ${place.replace(origin, 'origin')}`),
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

  const titled = variants.map(
    (variant, index) => [`${index + 1}: ${variant[0][0]}`, variant] as const,
  );
  it.each(titled)('names what variant %s alters, and nothing else', async (title, variant) => {
    const [named, does, refuted] = variant;
    const report = await run(address(`v${Number.parseInt(title, 10)}`, does));
    expect(namedIn(report)).toEqual({ findings: named.toSorted(), refuted });
  });

  it('writes where it may, and finds nothing', async () => {
    const report = await write();
    expect(namedIn(report)).toEqual({ findings: [], refuted: [] });
    const learnt = [12, 23, 24, 27, 28, 29, 33, 41, 47];
    const verdicts = report.guesses.filter(({ guess }) => learnt.includes(guess));
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(learnt.map(() => 'confirmed'));
  });

  it.each<{ named: string; does?: Sabotage; refuted?: number[]; drop?: string }>([
    { named: 'invest.twice invest', refuted: [27], drop: 'idempotency-key' },
    { named: 'invest.failed invest', does: on('invest', both(status(500), body(sorry))) },
    {
      named: 'cancel.failed updateStatus',
      does: on('updateStatus', both(status(409), body(sorry))),
    },
    {
      named: 'upload.text upload',
      does: on('upload', both(status(200), body({ data: 'https://x.example' })), 400),
    },
  ])('names $named of what it writes', async ({ named, does, refuted = [], drop }) => {
    expect(namedIn(await write(does, drop))).toEqual({ findings: [named], refuted });
  });

  async function write(does?: Sabotage, drop?: string): Promise<Report> {
    const { guid } = await campaign();
    return run(address('writes', does, { fresh: true, drop }), { campaign: guid });
  }
});
