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
  it('requires the API and the embedding origins, also with a port or an address, and has defaults for the rest', () => {
    expect(v.parse(runtimeConfigSchema, minimal)).toMatchObject({
      timeZone: 'Asia/Manila',
      currency: 'PHP',
      limits: { premiumWaiver: 50_000, cancellationHours: 48 },
      riskWarning:
        'You could lose all the money you invest, and it may be hard to sell your shares.',
      sessionPersistence: 'local',
      fileOrigins: [],
      publishViewCodes: { updates: 'UPDAT', discussion: 'DISCU' },
    });
    expect(problemsOf({})).toHaveLength(2);
    const platformOrigins = ['https://a-b.example:8443', 'http://127.0.0.1', 'http://[::1]:4000'];
    expect(problemsOf({ ...minimal, platformOrigins })).toEqual([]);
  });

  const oneOrigin = 'must be one origin: wildcards are not allowed, list each origin';
  const noOrigin = 'must be an origin such as https://platform.example, without a path';
  it.each([
    ['https://www.example/', noOrigin],
    ['files.example', noOrigin],
    ['null', noOrigin],
    ['https://a"b', noOrigin],
    ['http://$host', noOrigin],
    ['https://a;b', noOrigin],
    ['HTTPS://a.example', noOrigin],
    ['https://*', oneOrigin],
    ['https://*.example', oneOrigin],
    ['http://localhost:*', oneOrigin],
    [
      'capacitor://localhost',
      'must begin with https:// or http://: another scheme, such as that of an app, is not supported',
    ],
  ])('reports that the origin %s %s', (origin, problem) => {
    const origins = { platformOrigins: [origin], fileOrigins: [origin] };
    const problems = Object.keys(origins).map((key) => `${key}.0 ${problem}`);
    expect(problemsOf({ ...minimal, ...origins })).toEqual(problems);
  });

  const noAddress = 'partnerApiUrl must be an absolute address such as https://api.example';
  it.each<[object, string]>([
    [{ partnerApiUrl: 'api.example' }, noAddress],
    [{ partnerApiUrl: 'localhost:8080' }, noAddress],
    [{ platformOrigins: [] }, 'platformOrigins must name at least one origin'],
    [{ timeZone: 'Manila' }, 'timeZone must be an IANA time zone'],
    [{ currency: 'peso' }, 'currency must be an ISO 4217 code'],
    [{ locale: 'english, please' }, 'locale must be a BCP 47 tag'],
    [{ brand: { accent: 'teal' } }, 'brand.accent must be a colour such as #0b5759'],
    [{ publishViewCodes: { updates: '' } }, 'publishViewCodes.updates must not be empty'],
  ])('reports the problem with %j', (wrong, problem) => {
    expect(problemsOf({ ...minimal, ...wrong })).toEqual([problem]);
  });

  const all = ['campaignShareUrl', 'campaignUpdatesUrl', 'campaignDiscussionUrl'];
  it.each([
    ['https://platform.example/campaigns/{campaign}', all],
    ['https://platform.example/?campaign={campaign}', all],
    ['https://platform.example/issuers/{issuer}#updates', all.slice(1)],
    ['http://platform.example/{campaign}', all.slice(0, 1)],
    ['https://platform.example/campaigns', []],
    ['https://{campaign}.example/', []],
    ['{campaign}', []],
    ['javascript:{campaign}', []],
  ])('accepts a campaign’s address %s as %j', (page, keys) => {
    const accepts = (key: string) => problemsOf({ ...minimal, [key]: page }).length === 0;
    expect(all.filter(accepts)).toEqual(keys);
  });
});
