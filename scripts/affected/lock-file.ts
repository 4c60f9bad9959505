import * as v from 'valibot';
import { parse } from 'yaml';

const dependencies = v.optional(v.record(v.string(), v.object({ version: v.string() })), {});
const resolved = v.optional(v.record(v.string(), v.string()), {});

/** What is read of pnpm-lock.yaml; the rest is compared as it is. */
const lockSchema = v.object({
  importers: v.record(
    v.string(),
    v.object({
      dependencies,
      devDependencies: dependencies,
      optionalDependencies: dependencies,
    }),
  ),
  packages: v.record(v.string(), v.unknown()),
  snapshots: v.record(
    v.string(),
    v.object({ dependencies: resolved, optionalDependencies: resolved }),
  ),
});

type Lock = v.InferOutput<typeof lockSchema>;

/** Parts that are compared entry by entry, and the catalogs, which only repeat what the importers resolve to. */
const understood = ['importers', 'packages', 'snapshots', 'catalogs'];

/** The dependencies that changed, by package folder. */
export type ChangedDependencies = ReadonlyMap<string, readonly string[]>;

/**
 * Which dependencies of which package of the workspace resolve to something else, themselves or further down.
 * @returns undefined where that cannot be told, and everything may have changed.
 */
export function changedDependencies(
  before: string,
  after: string,
): ChangedDependencies | undefined {
  const [old, now] = [read(before), read(after)];
  if (!old || !now || old.rest !== now.rest) return undefined;
  const folders = new Set([...Object.keys(old.lock.importers), ...Object.keys(now.lock.importers)]);
  return new Map(
    [...folders].flatMap((folder) => {
      const [was, is] = [closures(old.lock, folder), closures(now.lock, folder)];
      const names = [...new Set([...was.keys(), ...is.keys()])];
      const changed = names.filter((name) => was.get(name) !== is.get(name));
      return changed.length > 0 ? [[folder, changed.toSorted()] as const] : [];
    }),
  );
}

function read(text: string): { lock: Lock; rest: string } | undefined {
  try {
    const whole: unknown = parse(text);
    const lock = v.parse(lockSchema, whole);
    const rest = Object.entries(Object(whole)).filter(([key]) => !understood.includes(key));
    return { lock, rest: JSON.stringify(rest) };
  } catch {
    return undefined;
  }
}

/** Each dependency of a package, with all that it resolves to, as one text. */
function closures(lock: Lock, folder: string): Map<string, string> {
  const importer = lock.importers[folder];
  const all = {
    ...importer?.dependencies,
    ...importer?.devDependencies,
    ...importer?.optionalDependencies,
  };
  return new Map(
    Object.entries(all)
      // A package of the workspace: its own files tell whether it changed.
      .filter(([, { version }]) => !version.startsWith('link:'))
      .map(([name, { version }]) => [name, closure(lock, name, version)]),
  );
}

function closure(lock: Lock, name: string, version: string): string {
  const found = new Set<string>();
  const waiting = [keyOf(lock, name, version)];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    const snapshot = lock.snapshots[key];
    const next = { ...snapshot?.dependencies, ...snapshot?.optionalDependencies };
    for (const [each, its] of Object.entries(next)) waiting.push(keyOf(lock, each, its));
  }
  return [...found]
    .toSorted()
    .map((key) => key + JSON.stringify(lock.packages[key.replace(/\(.*$/, '')] ?? null))
    .join('\n');
}

// Under an alias the version names the package too.
function keyOf(lock: Lock, name: string, version: string): string {
  const key = `${name}@${version}`;
  return key in lock.snapshots || !(version in lock.snapshots) ? key : version;
}
