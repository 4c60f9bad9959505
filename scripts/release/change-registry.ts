import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { registrySchema, type Registry } from '@investor-portal/shared/contract/registry';
import { CliError } from './cli-error.ts';
import { RegistryMoved, type Store } from './store.ts';

const attempts = 10;

/**
 * The registry of a store; empty before the first release.
 * @throws CliError when what is there is no registry.
 */
export async function readRegistry(store: Store): Promise<Registry> {
  const stored = await store.readRegistry();
  return stored ? parse(stored.text, store.place) : {};
}

/**
 * Changes the registry and answers the new one. Where another release came between reading and writing, the change is
 * made again on what that one left: two teams releasing at once lose nothing.
 */
export async function changeRegistry(
  store: Store,
  change: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  let written: { text: string; after: Registry } | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const stored = await store.readRegistry();
    // Refused because it was there already: a write whose answer was lost is sent again by whoever carries it.
    if (written && written.text === stored?.text) return written.after;
    const before = stored ? parse(stored.text, store.place) : {};
    const after = v.parse(registrySchema, await change(before));
    const text = inPage(`${JSON.stringify(after, null, 2)}\n`);
    if (text === stored?.text) return after;
    written = { text, after };
    try {
      await store.writeRegistry(text, stored?.tag);
      return after;
    } catch (error) {
      if (!(error instanceof RegistryMoved)) throw error;
      if (attempt === attempts)
        throw new CliError(`${error.message} Tried ${attempts} times: run the same command again.`);
      // Not at the same moment as whoever else was refused.
      await sleep(Math.random() * 50 * attempt);
    }
  }
}

// The registry is written into pages as it stands: no word of it may end a script element.
function inPage(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

function parse(text: string, place: string): Registry {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new CliError(`The registry in ${place} is not JSON. Put the last good one back.`);
  }
  const parsed = v.safeParse(registrySchema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new CliError(
    `The registry in ${place} is not valid: ${v.getDotPath(issue) ?? 'the file'} ${issue.message}`,
  );
}
