import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { RegistryEntry } from '@investor-portal/registry/format';
import type { Registry } from '../configuration/registry-schema';
import { spawnSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';
import { configuration, remoteNames, type RemoteName } from '../configuration/configuration';

const hash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));

const stateSchema = v.object({
  current: v.string(),
  sha: v.optional(v.string()),
  previous: v.optional(v.string()),
  canary: v.optional(
    v.object({
      version: v.string(),
      share: v.number(),
      audience: v.optional(v.string()),
      sha: v.optional(v.string()),
    }),
  ),
  off: v.optional(v.boolean()),
  pinned: v.optional(v.boolean()),
});
/** The versions of a remote that users get. */
export type ServedState = v.InferOutput<typeof stateSchema>;

const remoteName = v.custom<RemoteName>((name) => remoteNames().some((each) => each === name));

const changeSchema = v.object({ from: v.optional(stateSchema), to: v.optional(stateSchema) });
export type RemoteChange = v.InferOutput<typeof changeSchema>;

const logActions = [
  'release',
  'promote',
  'canary',
  'rollback',
  'off',
  'on',
  'host',
  'start',
  'restore',
  'sign',
] as const;

export const logEntrySchema = v.object({
  /** Its number, from 1. */
  entry: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** An ISO instant. */
  at: v.string(),
  actor: v.string(),
  action: v.picklist(logActions),
  reason: v.optional(v.string()),
  remotes: v.record(remoteName, v.optional(changeSchema)),
  host: v.optional(v.object({ version: v.string(), contract: v.string() })),
  serial: v.optional(v.pipe(v.number(), v.safeInteger())),
  /** The SHA-256 of the registry after the change, without `log` and `signatures`. The registry's copy has this name. */
  registry: hash,
  /** The SHA-256 of the entry before; null for the first. */
  before: v.nullable(hash),
  /** The hashes of the entries that were missing, changed or left out when this entry restored the registry. */
  accepted: v.optional(v.array(hash)),
});
export type LogEntry = v.InferOutput<typeof logEntrySchema>;

/** A command's description of its change. */
export interface Note {
  action: (typeof logActions)[number];
  /** An ISO instant. */
  now: string;
  reason?: string | undefined;
  accepted?: readonly string[];
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Returns the registry's text without its signatures and without `log`, which every change updates. Works on the text and not
 * on the parsed registry, because another version of this tool may know other keys.
 */
export function copyOf(registry: string): string {
  const {
    log: _log,
    signatures: _signatures,
    ...rest
  } = JSON.parse(registry) as Record<string, unknown>;
  return `${JSON.stringify(rest, null, 2)}\n`;
}

export function entryOf(
  { action, now, reason, accepted = [] }: Note,
  who: string,
  before: Registry,
  after: Registry,
): LogEntry {
  const changed = remoteNames().flatMap((name) => {
    const [from, to] = [stateOf(before[name]), stateOf(after[name])];
    // A remote may be switched off again, for example for another reason.
    const off = after[name]?.disabled?.since !== before[name]?.disabled?.since;
    const same = JSON.stringify(from) === JSON.stringify(to);
    return same && !off ? [] : [[name, { from, to }] as const];
  });
  const { host } = after;
  const newHost = host && JSON.stringify(host) !== JSON.stringify(before.host);
  return v.parse(logEntrySchema, {
    entry: (before.log?.entries ?? 0) + 1,
    at: now,
    actor: who,
    action,
    ...(reason && { reason }),
    remotes: Object.fromEntries(changed),
    ...(newHost && { host: { version: host.version, contract: host.contract } }),
    ...(after.serial && { serial: after.serial }),
    registry: sha256(copyOf(JSON.stringify(after))),
    before: before.log?.head ?? null,
    ...(accepted.length > 0 && { accepted }),
  });
}

function stateOf(released: RegistryEntry | undefined): ServedState | undefined {
  if (!released) return undefined;
  const { current, previous, canary, disabled, pinned, versions } = released;
  const shaOf = (version: string) => {
    const sha = versions[version]?.sha;
    return sha ? { sha } : {};
  };
  return {
    current,
    ...shaOf(current),
    ...(previous && { previous }),
    ...(canary && {
      canary: {
        version: canary.version,
        share: canary.share,
        ...(canary.audience && { audience: canary.audience }),
        ...shaOf(canary.version),
      },
    }),
    ...(disabled && { off: true }),
    ...(pinned && { pinned: true }),
  };
}

/**
 * Returns who runs this command, for the log: RELEASE_ACTOR (a pipeline's user), else git's name and address, else the account
 * of this machine. Anyone can set these values. The storage's own access log shows who really wrote.
 */
export function actor(): string {
  known ??= whoRunsThis();
  return known;
}

let known: string | undefined;

function whoRunsThis(): string {
  const named = process.env['RELEASE_ACTOR']?.trim();
  if (named) return named;
  const [name, email] = [gitSetting('user.name'), gitSetting('user.email')];
  if (name || email) return [name, email && `<${email}>`].filter(Boolean).join(' ');
  return `${userOfMachine()}@${hostname()}`;
}

function gitSetting(key: string): string {
  const { stdout } = spawnSync('git', ['config', key], {
    cwd: configuration().root,
    encoding: 'utf8',
  });
  return (stdout ?? '').trim();
}

// In some containers the account has no entry in the user database, so it has no name.
function userOfMachine(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}
