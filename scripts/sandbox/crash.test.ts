import { inMemory, startSandbox } from '@investor-portal/scripts/start/sandbox-process';
import { scratchFolder } from '@investor-portal/scripts/workspace/testing/scratch-folder';
import type { Audit } from './operations/audit';
import { apiOf, payloadOf, type Investor } from './testing/api';

describe('killed in the middle of commits', () => {
  const directory = scratchFolder();
  const start = () => startSandbox({ ...inMemory, SANDBOX_DATA_DIR: directory });

  it('restarts with nothing lost and nothing half done, repeatedly', async () => {
    let sandbox = await start();
    let api = apiOf(sandbox.url);
    const investor: Investor = await api.investor({ tier: 'Premium', balance: 5_000_000 });
    const campaign = await api.campaign({ totalOffering: 50_000_000, maxAmountPerInvestor: 0 });
    const user = await api.user(investor);
    const answered = new Set<string>();
    for (const [round, killAfter] of [5, 17].entries()) {
      const before = answered.size;
      const killed = new AbortController();
      const client = async (name: string) => {
        for (let n = 0; !killed.signal.aborted; n += 1) {
          const payload = payloadOf(investor, campaign, user, 1_000 + n);
          const key = `${round}-${name}-${n}`;
          const answer = await api.invest(investor, payload, key).catch(() => undefined);
          if (answer?.status === 200) answered.add(answer.body.data.guid);
        }
      };
      const clients = Promise.all(['a', 'b', 'c', 'd'].map(client));
      // Kill the sandbox while other requests are in flight.
      while (answered.size < before + killAfter) await new Promise((go) => setTimeout(go, 3));
      const ended = sandbox.stop('SIGKILL');
      killed.abort();
      await Promise.all([ended, clients]);

      sandbox = await start();
      api = apiOf(sandbox.url);
      expect(await api.control<Audit>('audit')).toMatchObject({ faults: [] });
      const kept = await api.commitments(investor, { rowPerPage: 10_000 });
      const guids = new Set(kept.data.map(({ guid }) => guid));
      expect([...answered].filter((guid) => !guids.has(guid))).toEqual([]);
    }
    expect(answered.size).toBeGreaterThanOrEqual(22);

    await expect(start()).rejects.toThrow('Another sandbox is using');
    expect(await sandbox.stop('SIGTERM')).toBe('It exited with code 0.');
  }, 180_000);

  it('reports a taken port and exits with 1', async () => {
    const port = new URL(process.env['SANDBOX_URL'] ?? '').port;
    await expect(startSandbox({ ...inMemory, PARTNER_API_PORT: port })).rejects.toThrow(
      `It exited with code 1. Port ${port} is taken.`,
    );
  }, 120_000);
});
