import type { RequestListener } from 'node:http';
import * as v from 'valibot';
import { runtimeConfigSchema } from '@investor-portal/shared/session/runtime-config';
import type { Listening } from '../../serve/listen.ts';
import { startSandbox } from '../../start/sandbox-process.ts';
import { control, type Investor } from './sandbox-control.ts';
import type { VariantName } from '../variants/names.ts';
import { apiPort, behind, origin, platformPort, sandboxOrigin } from './addresses.ts';
import { apiProxy } from './api-proxy.ts';
import type { Certificate } from './certificate.ts';
import { compressed } from './compressed.ts';
import type { Line } from './line.ts';
import { listenH2 } from './listen-h2.ts';
import { platformPage } from './platform-page.ts';
import { federationDefaults, monolith, monolithBest, ours } from './variant-parts.ts';

/** Everything a run talks to, and who looks at what. */
export interface Stage extends Listening {
  investors: { new: Investor; known: Investor };
  /** The guid of a campaign one can invest in. */
  campaign: string;
}

/**
 * Builds what is compared and serves it: every part over HTTP/2 on a port of its own, and the sandbox behind it.
 * @param line where given, all of it is reached through that
 */
export async function openStage(
  variants: readonly VariantName[],
  certificate: Certificate,
  say: (line: string) => void,
  line?: Line,
): Promise<Stage> {
  const running: Listening[] = [];
  const close = () => Promise.all(running.map((each) => each.close())).then(() => undefined);
  const serve = async (port: number, listener: RequestListener) => {
    running.push(await listenH2(line ? behind(port) : port, certificate, listener));
    if (line) running.push(await line.open(port, behind(port)));
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
    const make = {
      monolith: () => monolith(config, say),
      'monolith-best': () => monolithBest(config, say),
      'federation-defaults': () => federationDefaults(config, say),
      ours: () => ours(config, say),
    } satisfies Record<VariantName, unknown>;
    for (const variant of variants)
      for (const [port, listener] of await make[variant]()) await serve(port, compressed(listener));
    return { investors, campaign, close };
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
