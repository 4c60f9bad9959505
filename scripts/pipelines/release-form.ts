import * as v from 'valibot';
import { remotes } from '../workspace/apps';

export const remoteActions = [
  'show what runs',
  'release as canary',
  'release to everyone',
  'promote from staging',
  'change the share of the canary',
  'end the canary',
  'roll back',
  'switch off',
  'switch on',
] as const;

export const hostActions = [
  'show what runs',
  'build and push the image',
  'check the host that runs',
  'record the host that runs',
] as const;

/** Actions that stop harm to investors. They must not wait for a second person or for a release that is being built. */
export const urgentActions = ['end the canary', 'roll back', 'switch off'] as const;

/** The second job of a canary's release. Nobody chooses it in the form. */
export const watchAction = 'watch the canary';

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
  RELEASE_ACTION: v.picklist([...remoteActions, watchAction]),
  RELEASE_SHARE: text,
  RELEASE_VERSION: text,
  /** The store from which releases are promoted. */
  RELEASES_FROM: text,
});

const hostForm = v.object({
  ...common,
  RELEASE_REMOTE: v.literal('host'),
  RELEASE_ACTION: v.picklist(hostActions),
  PORTAL_URL: text,
});

const form = v.variant('RELEASE_REMOTE', [remoteForm, hostForm]);

export type Command = readonly [script: string, ...args: string[]];

/**
 * Returns the command for a submitted form. The fields are passed as environment variables, so that user input is never part
 * of a shell command.
 * @throws an error that names the field.
 */
export function commandOf(env: Readonly<Record<string, string | undefined>>): Command {
  const parsed = v.safeParse(form, env);
  if (!parsed.success) throw new Error(parsed.issues.map(describe).join('\n'));
  const asked = parsed.output;
  const to = ['--to', asked.RELEASES_TO];
  if (asked.RELEASE_ACTION === 'show what runs') return ['releases', ...to];
  const reason = asked.RELEASE_REASON ? ['--reason', asked.RELEASE_REASON] : [];
  const [script, ...args] =
    asked.RELEASE_REMOTE === 'host' ? hostCommand(asked) : remoteCommand(asked);
  if (script === 'host:image') return [script, ...args];
  // `switch off` takes the reason as an argument instead of an option.
  return [script, ...args, ...to, ...(asked.RELEASE_ACTION === 'switch off' ? [] : reason)];
}

function remoteCommand(asked: v.InferOutput<typeof remoteForm>): Command {
  const { RELEASE_REMOTE: remote, RELEASE_ACTION: action, RELEASES_FROM: from } = asked;
  const share = () => needed('RELEASE_SHARE', asked.RELEASE_SHARE);
  const version = asked.RELEASE_VERSION ? ['--version', asked.RELEASE_VERSION] : [];
  switch (action) {
    case 'release as canary':
      return ['release', remote, '--canary', share()];
    case 'release to everyone':
      return ['release', remote];
    case 'promote from staging': {
      const canary = asked.RELEASE_SHARE === '100' ? [] : ['--canary', share()];
      return [
        'releases',
        'promote',
        remote,
        '--from',
        needed('RELEASES_FROM', from),
        ...canary,
        ...version,
      ];
    }
    case 'change the share of the canary':
      return ['releases', 'canary', remote, share(), ...version];
    case watchAction:
      return ['releases', 'watch', remote, '--for', '2h'];
    case 'end the canary':
      return ['releases', 'canary', remote, '0'];
    case 'roll back':
      return ['rollback', remote, ...version];
    case 'switch off':
      return ['releases', 'off', remote, needed('RELEASE_REASON', asked.RELEASE_REASON)];
    case 'switch on':
      return ['releases', 'on', remote];
    case 'show what runs':
      return ['releases'];
  }
}

function hostCommand(asked: v.InferOutput<typeof hostForm>): Command {
  switch (asked.RELEASE_ACTION) {
    case 'build and push the image':
      return ['host:image'];
    case 'check the host that runs':
      return ['releases', 'host', needed('PORTAL_URL', asked.PORTAL_URL), '--dry-run'];
    case 'record the host that runs':
      return ['releases', 'host', needed('PORTAL_URL', asked.PORTAL_URL)];
    case 'show what runs':
      return ['releases'];
  }
}

function needed(name: string, value: string): string {
  if (value) return value;
  throw new Error(`${name} is empty, and this action needs it.`);
}

function describe(issue: v.BaseIssue<unknown>): string {
  return issue.kind === 'validation'
    ? issue.message
    : `${v.getDotPath(issue) ?? 'The form'}: ${issue.message}`;
}
