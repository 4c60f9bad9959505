import { commandOf, type hostActions, type remoteActions } from './release-form';

const form = {
  RELEASE_REMOTE: 'portfolio',
  RELEASE_ACTION: 'show what runs',
  RELEASE_SHARE: '10',
  RELEASE_VERSION: '',
  RELEASE_REASON: '',
  RELEASES_TO: 's3://bucket/production',
  RELEASES_FROM: 's3://bucket/staging',
  PORTAL_URL: 'https://portal.example',
};
const to = ['--to', 's3://bucket/production'];
const asked = (fields: Partial<typeof form>) => commandOf({ ...form, ...fields });

describe('the form of a remote', () => {
  it.each<[(typeof remoteActions)[number], string[]]>([
    ['show what runs', ['releases']],
    ['release as canary', ['release', 'portfolio', '--canary', '10']],
    ['release to everyone', ['release', 'portfolio']],
    [
      'promote from staging',
      ['releases', 'promote', 'portfolio', '--from', 's3://bucket/staging', '--canary', '10'],
    ],
    ['change the share of the canary', ['releases', 'canary', 'portfolio', '10']],
    ['end the canary', ['releases', 'canary', 'portfolio', '0']],
    ['roll back', ['rollback', 'portfolio']],
    ['switch on', ['releases', 'on', 'portfolio']],
  ])('turns “%s” into a command', (action, command) => {
    expect(asked({ RELEASE_ACTION: action })).toEqual([...command, ...to]);
  });

  it('names a version where the action takes one', () => {
    const RELEASE_VERSION = '1.0.0-0123456789';
    expect(asked({ RELEASE_ACTION: 'roll back', RELEASE_VERSION })).toEqual([
      'rollback',
      'portfolio',
      '--version',
      RELEASE_VERSION,
      ...to,
    ]);
    expect(asked({ RELEASE_ACTION: 'release to everyone', RELEASE_VERSION })).not.toContain(
      RELEASE_VERSION,
    );
  });

  it('promotes to everyone where the share is all', () => {
    expect(asked({ RELEASE_ACTION: 'promote from staging', RELEASE_SHARE: '100' })).not.toContain(
      '--canary',
    );
  });

  it('keeps a typed text one argument, whatever is in it', () => {
    const RELEASE_REASON = '"; rm -rf ~ # $(id) --to /';
    expect(asked({ RELEASE_ACTION: 'roll back', RELEASE_REASON })).toEqual([
      'rollback',
      'portfolio',
      ...to,
      '--reason',
      RELEASE_REASON,
    ]);
  });

  it('takes no option in place of a text', () => {
    expect(() => asked({ RELEASE_ACTION: 'roll back', RELEASE_VERSION: '--to=/' })).toThrow(
      'starts with “-”',
    );
  });

  it('needs a reason to switch a remote off', () => {
    expect(() => asked({ RELEASE_ACTION: 'switch off', RELEASE_REASON: ' ' })).toThrow(
      'RELEASE_REASON is empty',
    );
    expect(asked({ RELEASE_ACTION: 'switch off', RELEASE_REASON: 'wrong totals' })).toEqual([
      'releases',
      'off',
      'portfolio',
      'wrong totals',
      ...to,
    ]);
  });

  it('names what is missing or unknown', () => {
    expect(() => asked({ RELEASES_TO: '' })).toThrow('RELEASES_TO names no place');
    expect(() => asked({ RELEASE_REMOTE: 'payments' })).toThrow('RELEASE_REMOTE');
    expect(() => asked({ RELEASE_ACTION: 'delete' })).toThrow('RELEASE_ACTION');
    expect(() => asked({ RELEASE_ACTION: 'release as canary', RELEASE_SHARE: '' })).toThrow(
      'RELEASE_SHARE is empty',
    );
    expect(() => asked({ RELEASE_ACTION: 'promote from staging', RELEASES_FROM: '' })).toThrow(
      'RELEASES_FROM is empty',
    );
  });
});

describe('the form of the host', () => {
  it.each<[(typeof hostActions)[number], string[]]>([
    ['show what runs', ['releases', ...to]],
    ['build and push the image', ['host:image']],
    ['check the host that runs', ['releases', 'host', form.PORTAL_URL, '--dry-run', ...to]],
    ['record the host that runs', ['releases', 'host', form.PORTAL_URL, ...to]],
  ])('turns “%s” into a command', (action, command) => {
    expect(asked({ RELEASE_REMOTE: 'host', RELEASE_ACTION: action })).toEqual(command);
  });

  it('has no action of a remote', () => {
    expect(() => asked({ RELEASE_REMOTE: 'host', RELEASE_ACTION: 'roll back' })).toThrow(
      'RELEASE_ACTION',
    );
  });
});
