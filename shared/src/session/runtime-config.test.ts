import * as v from 'valibot';
import { runtimeConfigSchema } from './runtime-config';

const minimal = {
  partnerApiUrl: 'https://api.example',
  platformOrigins: ['https://www.example', 'http://localhost:4000'],
};

function problemsOf(config: object): string[] {
  const parsed = v.safeParse(runtimeConfigSchema, config);
  return (parsed.issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
}

describe('the runtime configuration', () => {
  it('requires the API and the embedding origins, and has defaults for the rest', () => {
    expect(v.parse(runtimeConfigSchema, minimal)).toMatchObject({
      timeZone: 'Asia/Manila',
      currency: 'PHP',
      limits: { premiumWaiver: 50_000, cancellationHours: 48 },
      riskWarning:
        'You could lose all the money you invest, and it may be hard to sell your shares.',
      sessionPersistence: 'local',
      fileOrigins: [],
    });
    expect(problemsOf({})).toHaveLength(2);
  });

  it('accepts origins with a port or an address', () => {
    const platformOrigins = ['https://a-b.example:8443', 'http://127.0.0.1', 'http://[::1]:4000'];
    expect(problemsOf({ ...minimal, platformOrigins })).toEqual([]);
  });

  it.each<[object, string]>([
    ...['/api', 'api.example', 'localhost:8080'].map((unusable): [object, string] => [
      { partnerApiUrl: unusable },
      'partnerApiUrl must be an absolute address such as https://api.example',
    ]),
    [{ platformOrigins: [] }, 'platformOrigins must name at least one origin'],
    [
      { platformOrigins: ['https://www.example/'] },
      'platformOrigins.0 must be an origin such as https://platform.example, without a path',
    ],
    ...['https://*.example', 'https://*', 'http://localhost:*'].map(
      (wildcard): [object, string] => [
        { platformOrigins: [wildcard] },
        'platformOrigins.0 must be one origin: wildcards are not allowed, list each origin',
      ],
    ),
    ...['capacitor://localhost', 'app://platform', 'file://'].map((unusable): [object, string] => [
      { platformOrigins: [unusable] },
      'platformOrigins.0 must begin with https:// or http://: another scheme, such as that of an app, is not supported',
    ]),
    ...[
      'files.example',
      'null',
      'https://a"b',
      'http://$host',
      'https://a;b',
      'HTTPS://a.example',
    ].map((unusable): [object, string] => [
      { fileOrigins: [unusable] },
      'fileOrigins.0 must be an origin such as https://platform.example, without a path',
    ]),
    [{ timeZone: 'Manila' }, 'timeZone must be an IANA time zone'],
    [{ currency: 'peso' }, 'currency must be an ISO 4217 code'],
    [{ locale: 'english, please' }, 'locale must be a BCP 47 tag'],
    [{ brand: { accent: 'teal' } }, 'brand.accent must be a colour such as #0b5759'],
  ])('reports the problem with %j', (wrong, problem) => {
    expect(problemsOf({ ...minimal, ...wrong })).toEqual([problem]);
  });

  it.each([
    ['https://platform.example/campaigns/{campaign}', true],
    ['https://platform.example/?campaign={campaign}', true],
    ['https://platform.example/campaigns', false],
    ['https://{campaign}.example/', false],
    ['{campaign}', false],
    ['javascript:{campaign}', false],
  ])('accepts a campaign’s public address %s: %s', (campaignShareUrl, accepted) => {
    expect(problemsOf({ ...minimal, campaignShareUrl })).toHaveLength(accepted ? 0 : 1);
  });

  it.each([
    ['https://platform.example/campaigns/{campaign}/updates', true],
    ['https://platform.example/issuers/{issuer}?campaign={campaign}#updates', true],
    ['https://platform.example/updates', false],
    ['http://platform.example/{campaign}', false],
  ])('accepts an address of a campaign’s updates or discussion %s: %s', (page, accepted) => {
    for (const key of ['campaignUpdatesUrl', 'campaignDiscussionUrl'])
      expect(problemsOf({ ...minimal, [key]: page })).toHaveLength(accepted ? 0 : 1);
  });

  it('has default names for the sections of updates and discussion, and rejects an empty name', () => {
    const { publishViewCodes } = v.parse(runtimeConfigSchema, minimal);
    expect(publishViewCodes).toEqual({ updates: 'UPDAT', discussion: 'DISCU' });
    expect(problemsOf({ ...minimal, publishViewCodes: { updates: '' } })).toEqual([
      'publishViewCodes.updates must not be empty',
    ]);
  });
});
