import type { RequestListener } from 'node:http';
import * as v from 'valibot';
import { runtimeConfigSchema } from '@investor-portal/shared/session/runtime-config';
import { paths } from '@investor-portal/shared/routes/paths';
import type { Listening } from '../../serve/listen.ts';
import { startSandbox } from '../../start/sandbox-process.ts';
import { control, type Investor, type InvestorKind } from './sandbox-control.ts';
import { ReleasedPortals } from './released-portals.ts';
import type { VariantName } from '../variants/names.ts';
import { apiPort, behind, origin, otherSite, platformPort, sandboxOrigin } from './addresses.ts';
import { apiProxy } from './api-proxy.ts';
import type { Certificate } from './certificate.ts';
import { compressed } from './compressed.ts';
import type { NetworkLink } from './network-link.ts';
import { listenH2 } from './listen-h2.ts';
import { platformPage } from './platform-page.ts';
import { federationDefaults, monolith, monolithBest, ours } from './variant-parts.ts';

/** The servers of a run, and the investors and campaign it visits. */
export interface BenchEnvironment extends Listening {
  investors: Readonly<Record<InvestorKind, Investor>>;
  /** The guid of an open campaign. */
  campaign: string;
  /** The path of a commitment. */
  commitment: string;
  /** The addresses of the scripts that no screen waits for. */
  late: ReadonlySet<string>;
  /** The builds that a step releases. */
  released: ReleasedPortals;
}

/**
 * Builds and serves the variants, each app over HTTP/2 on a port of its own, with the sandbox behind them.
 * @param link where given, every server is reached through it
 */
export async function openEnvironment(
  variants: readonly VariantName[],
  certificate: Certificate,
  log: (line: string) => void,
  link?: NetworkLink,
): Promise<BenchEnvironment> {
  const running: Listening[] = [];
  const close = () => Promise.all(running.map((each) => each.close())).then(() => undefined);
  const serve = async (port: number, listener: RequestListener) => {
    running.push(await listenH2(link ? behind(port) : port, certificate, listener));
    if (link) running.push(await link.open(port, behind(port)));
  };
  try {
    running.push(await startSandbox());
    const investors = {
      new: await control<Investor>('investors', { tier: 'New' }),
      known: await control<Investor>('investors', { tier: 'Premium', history: true }),
      committed: await control<Investor>('investors', { tier: 'Premium' }),
    };
    const { guid: campaign } = await control<{ guid: string }>('campaigns', {});
    const commitment = await commitmentOf(investors.committed, campaign);
    const late = new Set<string>();
    const byCode = new Map(
      Object.values(investors).map((each) => [each.externalReferenceCode, each]),
    );
    await serve(apiPort, apiProxy(sandboxOrigin, origin(apiPort)));
    await serve(platformPort, platformPage(byCode));
    const make = {
      monolith: () => monolith(config, log),
      'monolith-best': () => monolithBest(config, log),
      'federation-defaults': () => federationDefaults(config, log),
      ours: () => ours(config, log),
    } satisfies Record<VariantName, unknown>;
    for (const variant of variants) {
      const served = await make[variant]();
      for (const [port, listener] of served.parts) await serve(port, compressed(listener));
      for (const address of served.late) late.add(address);
    }
    const released = new ReleasedPortals(
      config,
      (port, listener) => serve(port, compressed(listener)),
      log,
    );
    return { investors, campaign, commitment, late, released, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function commitmentOf(investor: Investor, campaignGuid: string): Promise<string> {
  const { externalReferenceCode } = investor;
  const body = { externalReferenceCode, campaignGuid, amount: 10_000 };
  const { guid } = await control<{ guid: string }>('commitments', body);
  return paths.commitment(guid, campaignGuid);
}

const api = origin(apiPort);
const config = v.parse(runtimeConfigSchema, {
  partnerApiUrl: api,
  platformOrigins: [origin(platformPort), `https://${otherSite}:${platformPort}`],
  publicIpUrl: `${api}/sandbox/public-ip`,
});
