import * as v from 'valibot';
import { type LiveHost, liveHostSchema } from '@investor-portal/registry/format';
import type { Registry } from '../../workspace/registry';
import { CliError } from '../command-line/cli-error';
import { reasonOf } from '../command-line/printable';

/**
 * Asks a deployed host for its version and contract. The host's build contains `host.json` (scripts/build/build-app.ts).
 * @param known the host's entry in the registry, which may have keys that this version of the tool does not know.
 * @throws CliError when the host does not answer or the file is unusable.
 */
export async function askHost(address: string, known?: LiveHost): Promise<LiveHost> {
  const file = new URL('/host.json', address).href;
  const text = await readAt(file);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), liveHostSchema), text);
  if (!parsed.success)
    throw new CliError(
      `${file} cannot be used: it ${typeof text === 'string' ? 'does not describe a host' : text.fault}. Is it the address of the portal's host?`,
    );
  const asked = { ...parsed.output, address: new URL('/', address).href };
  return known?.version === asked.version ? { ...known, ...asked } : asked;
}

/** Returns the text of a deployed host's `config.json`; undefined when the host does not answer. */
export async function configurationOf(address: string): Promise<string | undefined> {
  const text = await readAt(new URL('/config.json', address));
  return typeof text === 'string' ? text : undefined;
}

/**
 * Returns the host that runs. If the registry has the host's address, the host itself is asked; otherwise the entry in the
 * registry is returned.
 * @param log receives a message when the host does not answer, or differs from its entry in the registry.
 */
export async function liveHost(
  { host }: Registry,
  log: (line: string) => void,
): Promise<LiveHost | undefined> {
  if (!host?.address) return host;
  try {
    const asked = await askHost(host.address, host);
    if (asked.version !== host.version)
      log(
        `${host.address} runs host ${asked.version} (contract ${asked.contract}); the registry had ${host.version} (contract ${host.contract}).`,
      );
    return asked;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    log(
      `${host.address} does not say which host it is, so the registry’s word is taken: ${host.version}, contract ${host.contract}.`,
    );
    return host;
  }
}

/** Reads a text at an address, or says why it cannot be read. */
async function readAt(address: string | URL): Promise<string | { fault: string }> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    return response.ok ? await response.text() : { fault: `answers ${response.status}` };
  } catch (error) {
    return { fault: `does not answer (${reasonOf(error)})` };
  }
}
