import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { askControl, type Investor } from '../workspace/testing/ask-control';
import { root } from '../workspace/apps';
import { scratchFolder } from '../workspace/testing/scratch-folder';

// Each test starts a process that sends about 150 requests.
jest.setTimeout(180_000);

const sandbox = process.env['SANDBOX_URL'] ?? '';
const folder = scratchFolder();

function start(
  api: string,
  { code, externalReferenceCode, tokenDetails }: Investor,
  ...args: string[]
) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/check-api/main.ts', ...args], {
    cwd: root,
    env: {
      ...process.env,
      PARTNER_API_URL: api,
      HOST_ORIGIN: 'https://host.example',
      PARTNER_CODE: code,
      EXTERNAL_REFERENCE_CODE: externalReferenceCode,
      PARTNER_API_TOKEN: tokenDetails.access_token,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, ended: endOf(child) };
}

async function endOf(child: ChildProcess): Promise<{ code: number | null; printed: string }> {
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (printed += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, printed };
}

describe('pnpm check-api', () => {
  let investor: Investor;
  beforeAll(async () => {
    investor = await askControl<Investor>(sandbox, 'investors', {
      tier: 'Premium',
      balance: 10_000,
    });
  });

  it('prints what it has judged and writes the report, without the token', async () => {
    const json = path.join(folder, 'report.json');
    const { code, printed } = await start(sandbox, investor, '--rate', '1000', '--json', json)
      .ended;
    expect(printed).toContain('✓  Every read of the portal works');
    expect([printed, code]).toEqual([expect.stringContaining('breaks a screen: 0'), 0]);
    const written = readFileSync(json, 'utf8');
    expect(written).toContain('Every read of the portal works');
    expect(printed + written).not.toContain(investor.tokenDetails.access_token);
  });

  it('writes nothing without being told to go on', async () => {
    const { code, printed } = await start(sandbox, investor, '--write', 'some-campaign').ended;
    expect([code, printed]).toEqual([2, expect.stringContaining('Nothing was sent. Add --yes')]);
  });
});
