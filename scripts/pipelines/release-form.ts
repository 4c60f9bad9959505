import * as v from 'valibot';
import { remotes } from '../workspace/apps';

const text = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^(?!-)/, 'A field of the form starts with “-”, as options do.'),
  ),
  '',
);
const place = v.pipe(text, v.nonEmpty('RELEASES_TO names no place. Set it in the environment.'));

const common = {
  RELEASES_TO: place,
  RELEASE_REASON: text,
};

const remoteForm = v.object({
  ...common,
  RELEASE_REMOTE: v.picklist(remotes.map(({ name }) => name)),
  RELEASE_SHARE: text,
  RELEASE_VERSION: text,
  /** The store from which releases are promoted. */
  RELEASES_FROM: text,
});
const hostForm = v.object({ ...common, RELEASE_REMOTE: v.literal('host'), PORTAL_URL: text });

export type Command = readonly [script: string, ...args: string[]];

type RemoteForm = v.InferOutput<typeof remoteForm>;
type HostForm = v.InferOutput<typeof hostForm>;
type CommandsOf<Form> = Readonly<Record<string, (form: Form) => Command>>;

/** The commands of the actions, without the options that every command takes. */
const remoteCommands = {
  'show what runs': () => ['releases'],
  'release as canary': (form) => ['release', form.RELEASE_REMOTE, '--canary', shareIn(form)],
  'release to everyone': (form) => ['release', form.RELEASE_REMOTE],
  'promote from staging': (form) => [
    ...(['releases', 'promote', form.RELEASE_REMOTE, '--from'] as const),
    needed('RELEASES_FROM', form.RELEASES_FROM),
    ...(form.RELEASE_SHARE === '100' ? [] : ['--canary', shareIn(form)]),
    ...versionIn(form),
  ],
  'change the share of the canary': (form) => [
    ...(['releases', 'canary', form.RELEASE_REMOTE, shareIn(form)] as const),
    ...versionIn(form),
  ],
  'end the canary': (form) => ['releases', 'canary', form.RELEASE_REMOTE, '0'],
  'roll back': (form) => ['rollback', form.RELEASE_REMOTE, ...versionIn(form)],
  // `switch off` takes the reason as an argument, too.
  'switch off': (form) => [
    ...(['releases', 'off', form.RELEASE_REMOTE] as const),
    needed('RELEASE_REASON', form.RELEASE_REASON),
  ],
  'switch on': (form) => ['releases', 'on', form.RELEASE_REMOTE],
} as const satisfies CommandsOf<RemoteForm>;

const hostCommands = {
  'show what runs': () => ['releases'],
  'build and push the image': () => ['host:image'],
  'check the host that runs': (form) => ['releases', 'host', urlIn(form), '--dry-run'],
  'record the host that runs': (form) => ['releases', 'host', urlIn(form)],
} as const satisfies CommandsOf<HostForm>;

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  Object.keys(table) as Key[];

export const remoteActions = keysOf(remoteCommands);
export const hostActions = keysOf(hostCommands);

/** Actions that stop harm to investors. They must not wait for a second person or for a release that is being built. */
export const urgentActions = ['end the canary', 'roll back', 'switch off'] as const;

const form = v.variant('RELEASE_REMOTE', [
  v.object({ ...remoteForm.entries, RELEASE_ACTION: v.picklist(remoteActions) }),
  v.object({ ...hostForm.entries, RELEASE_ACTION: v.picklist(hostActions) }),
]);

/**
 * Returns the command for a submitted form. The fields are passed as environment variables, so that user input is never part
 * of a shell command.
 * @throws an error that names the field.
 */
export function commandOf(env: Readonly<Record<string, string | undefined>>): Command {
  const parsed = v.safeParse(form, env);
  if (!parsed.success) throw new Error(parsed.issues.map(describe).join('\n'));
  const asked = parsed.output;
  const [script, ...args] =
    asked.RELEASE_REMOTE === 'host'
      ? hostCommands[asked.RELEASE_ACTION](asked)
      : remoteCommands[asked.RELEASE_ACTION](asked);
  if (script === 'host:image') return [script, ...args];
  const shows = asked.RELEASE_ACTION === 'show what runs' || asked.RELEASE_ACTION === 'switch off';
  const reason = asked.RELEASE_REASON && !shows ? ['--reason', asked.RELEASE_REASON] : [];
  return [script, ...args, '--to', asked.RELEASES_TO, ...reason];
}

const shareIn = (asked: RemoteForm) => needed('RELEASE_SHARE', asked.RELEASE_SHARE);
const urlIn = (asked: HostForm) => needed('PORTAL_URL', asked.PORTAL_URL);
const versionIn = ({ RELEASE_VERSION: version }: RemoteForm) =>
  version ? ['--version', version] : [];

function needed(name: string, value: string): string {
  if (value) return value;
  throw new Error(`${name} is empty, and this action needs it.`);
}

function describe(issue: v.BaseIssue<unknown>): string {
  return issue.kind === 'validation'
    ? issue.message
    : `${v.getDotPath(issue) ?? 'The form'}: ${issue.message}`;
}
