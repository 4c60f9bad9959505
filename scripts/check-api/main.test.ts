import { readFileSync } from 'node:fs';
import path from 'node:path';
import { askControl, type Investor } from '../workspace/testing/ask-control';
import { runNode } from '../workspace/processes';
import { scratchFolder } from '../workspace/testing/scratch-folder';

// Each test starts a process that sends about 150 requests.
jest.setTimeout(180_000);

const sandbox = process.env['SANDBOX_URL'] ?? '';
const folder = scratchFolder();

describe('pnpm check-api', () => {
  let investor: Investor;
  beforeAll(async () => {
    const wanted = { tier: 'Premium', balance: 10_000 };
    investor = await askControl<Investor>(sandbox, 'investors', wanted);
  });

  const checkApi = (...args: string[]) =>
    runNode(['--import', 'tsx', 'scripts/check-api/main.ts', ...args], {
      env: {
        ...process.env,
        PARTNER_API_URL: sandbox,
        HOST_ORIGIN: 'https://host.example',
        PARTNER_CODE: investor.code,
        EXTERNAL_REFERENCE_CODE: investor.externalReferenceCode,
        PARTNER_API_TOKEN: investor.tokenDetails.access_token,
      },
    });

  it('prints what it has judged and writes the report, without the token', async () => {
    const json = path.join(folder, 'report.json');
    const { code, printed } = await checkApi('--rate', '1000', '--json', json);
    expect(printed).toContain('✓  Every read of the portal works');
    expect([printed, code]).toEqual([expect.stringContaining('breaks a screen: 0'), 0]);
    const written = readFileSync(json, 'utf8');
    expect(written).toContain('Every read of the portal works');
    expect(printed + written).not.toContain(investor.tokenDetails.access_token);
  });

  it('writes nothing without being told to go on', async () => {
    const { code, printed } = await checkApi('--write', 'some-campaign');
    expect([code, printed]).toEqual([2, expect.stringContaining('Nothing was sent. Add --yes')]);
  });
});
