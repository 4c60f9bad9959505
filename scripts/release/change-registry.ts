import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { registrySchema, type Registry } from '@investor-portal/shared/contract/registry';
import { CliError } from './cli-error.ts';
import { RegistryMoved, type Store } from './store.ts';

const attempts = 10;

/**
 * Reads a store's registry, which is empty before the first release.
 * @throws CliError when the file is not a registry.
 */
export async function readRegistry(store: Store): Promise<Registry> {
  const stored = await store.readRegistry();
  return stored ? parse(stored.text, store.place) : {};
}

/**
 * Changes the registry and returns the new one. When somebody else writes between our read and our write, the change
 * is applied again to their result, so two teams can release at once and lose nothing.
 */
export async function changeRegistry(
  store: Store,
  change: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  let written: { text: string; after: Registry } | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const stored = await store.readRegistry();
    // Our own write succeeded, its response was lost, and the HTTP client's retry was rejected.
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
        throw new CliError(`${error.message} Tried ${attempts} times. Run the same command again.`);
      // Jitter, so that writers who collided do not collide again.
      await sleep(Math.random() * 50 * attempt);
    }
  }
}

// The registry is inlined into pages: nothing in it may close a script element.
function inPage(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

function parse(text: string, place: string): Registry {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new CliError(`The registry in ${place} is not JSON. Restore the last good one.`);
  }
  const parsed = v.safeParse(registrySchema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new CliError(
    `The registry in ${place} is not valid: ${v.getDotPath(issue) ?? 'the file'} ${issue.message}`,
  );
}
