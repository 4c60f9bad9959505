import {
  apiCapabilities,
  runtimeConfigSchema,
} from '@investor-portal/shared/session/runtime-config';
import * as v from 'valibot';
import { IsolatedSandbox } from '../e2e/isolated/isolated-sandbox';
import type { Options } from './model/options';
import type { Report } from './model/finding';
import { checkApi } from './run';
import { body, both, on, status } from './testing/altering';
import { sabotageProxy, type Sabotage } from './testing/sabotage-proxy';
import { sorry, variants } from './testing/variants';

// A sandbox of its own starts first, on a machine that may be busy.
jest.setTimeout(180_000);

let sandbox: IsolatedSandbox;
let proxy: ReturnType<typeof sabotageProxy>;
let known: Pick<
  Options,
  'code' | 'externalReferenceCode' | 'token' | 'expiredToken' | 'strangerCommitment'
>;

beforeAll(async () => {
  sandbox = await IsolatedSandbox.start();
  proxy = sabotageProxy(sandbox.url);
  const [investor, other, campaign] = await Promise.all([
    sandbox.investor('Premium', { history: true, balance: 200_000 }),
    sandbox.investor(),
    sandbox.campaign(),
  ]);
  const { code, externalReferenceCode, tokenDetails } = investor;
  const expired = await sandbox.control<{ access_token: string }>('tokens', {
    externalReferenceCode,
  });
  await sandbox.control('tokens/revoke', { access_token: expired.access_token });
  known = {
    code,
    externalReferenceCode,
    token: tokenDetails.access_token,
    expiredToken: expired.access_token,
    strangerCommitment: await sandbox.commit(other, campaign, 5_000),
  };
});
afterAll(() => sandbox.stop());

function run(api: string, changes: Partial<Options> = {}): Promise<Report> {
  const platformOrigins = ['https://platform.example'];
  const apiCan = [...apiCapabilities];
  return checkApi({
    ...known,
    api,
    origin: 'https://host.example',
    config: v.parse(runtimeConfigSchema, { partnerApiUrl: api, platformOrigins, apiCan }),
    rate: Infinity,
    // The machine that tests is busy.
    slowMs: 30_000,
    network: proxy.fetch,
    signal: new AbortController().signal,
    ...changes,
  });
}

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
    const report = await run(proxy.address('nothing'));
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
    const report = await run(proxy.address(`v${Number.parseInt(title, 10)}`, does));
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
    const { guid } = await sandbox.campaign();
    return run(proxy.address('writes', does, { fresh: true, drop }), { campaign: guid });
  }
});
