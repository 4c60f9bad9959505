import type { RequestListener } from 'node:http';
import * as v from 'valibot';
import { runtimeConfigSchema } from '@investor-portal/shared/session/runtime-config';
import type { StoppableServer } from '../../serve/listen';
import { listenTls } from './listen-tls';
import { startSandbox } from '../../start/sandbox-process';
import type { Investor } from '../../workspace/ask-control';
import { control, type InvestorKind } from './sandbox-control';
import type { VariantName } from '../settings/measurement';
import { apiPort, origin, platformPort, sandboxOrigin } from './addresses';
import { apiProxy } from './api-proxy';
import { platformPage } from './platform-page';
import { makeCertificate } from './certificate';
import { servedVariants } from './served-variants';

export interface BenchEnvironment extends StoppableServer {
  /** The fingerprint that makes a browser accept the servers' certificate. */
  fingerprint: string;
  investors: Readonly<Record<InvestorKind, Investor>>;
  campaign: string;
}

/** Builds and serves the variants over HTTP/2, each app on its own port, with the sandbox behind them. */
export async function openEnvironment(
  variants: readonly VariantName[],
  log: (line: string) => void,
): Promise<BenchEnvironment> {
  const certificate = await makeCertificate();
  const running: StoppableServer[] = [];
  const close = () => Promise.all(running.map((each) => each.close())).then(() => undefined);
  const serve = async (port: number, listener: RequestListener) => {
    running.push(await listenTls(port, certificate, listener));
  };
  try {
    running.push(await startSandbox());
    const investors = {
      new: await control<Investor>('investors', { tier: 'New' }),
      known: await control<Investor>('investors', { tier: 'Premium', history: true }),
    };
    const { guid: campaign } = await control<{ guid: string }>('campaigns', {});
    const byCode = new Map(
      Object.values(investors).map((each) => [each.externalReferenceCode, each]),
    );
    await serve(apiPort, apiProxy(sandboxOrigin, origin(apiPort)));
    await serve(platformPort, platformPage(byCode));
    for (const variant of variants)
      for (const [port, listener] of await servedVariants[variant](config, log))
        await serve(port, listener);
    const { fingerprint } = certificate;
    return { fingerprint, investors, campaign, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const api = origin(apiPort);
const config = v.parse(runtimeConfigSchema, {
  partnerApiUrl: api,
  platformOrigins: [origin(platformPort)],
  publicIpUrl: `${api}/sandbox/public-ip`,
});
