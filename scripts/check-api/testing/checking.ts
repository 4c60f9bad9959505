import { runtimeConfigSchema } from '@investor-portal/shared/session/runtime-config';
import * as v from 'valibot';
import { IsolatedSandbox } from '../../e2e/isolated/isolated-sandbox';
import type { Report } from '../checks/finding';
import type { Options } from '../checks/check';
import { checkApi } from '../run';
import type { Investor } from '../../workspace/testing/ask-control';
import { sabotageProxy } from './sabotage-proxy';

export function checking() {
  // The sandbox starts first, and the machine may be busy.
  jest.setTimeout(180_000);
  let sandbox: IsolatedSandbox;
  let proxy: ReturnType<typeof sabotageProxy>;
  let known: Awaited<ReturnType<typeof testAccountOf>>;

  beforeAll(async () => {
    sandbox = await IsolatedSandbox.start();
    proxy = sabotageProxy(sandbox.url);
    known = await testAccountOf(sandbox);
  });
  afterAll(() => sandbox.stop());

  function run(api: string, changes: Partial<Options> = {}): Promise<Report> {
    const platformOrigins = ['https://platform.example'];
    const config = { partnerApiUrl: api, platformOrigins, traceRequests: true };
    return checkApi({
      ...known,
      api,
      origin: 'https://host.example',
      config: v.parse(runtimeConfigSchema, config),
      rate: Infinity,
      network: proxy.fetch,
      signal: new AbortController().signal,
      ...changes,
    });
  }

  return {
    run,
    campaign: () => sandbox.campaign(),
    address: (...route: Parameters<typeof proxy.address>) => proxy.address(...route),
  };
}

async function testAccountOf(sandbox: IsolatedSandbox) {
  const [investor, other, campaign] = await Promise.all([
    sandbox.investor('Premium', { history: true, balance: 200_000 }),
    sandbox.investor(),
    sandbox.campaign(),
  ]);
  const { code, externalReferenceCode, tokenDetails } = investor;
  const { access_token } = await sandbox.control<Investor['tokenDetails']>('tokens', {
    externalReferenceCode,
  });
  await sandbox.control('tokens/revoke', { access_token });
  return {
    code,
    externalReferenceCode,
    token: tokenDetails.access_token,
    expiredToken: access_token,
    strangerCommitment: await sandbox.commit(other, campaign, 5_000),
  };
}
