import { createHash } from 'node:crypto';
import { SigningKey } from '@investor-portal/registry/testing/signing-key';
import { readConfig } from './config';
import { pageHeaders, pageSources } from './headers';
import { bootSource, fillPage, hostPageOf } from './host-page';

const page = `<head>
<script type="application/json" id="portal-config"><!--# include virtual="/config.json" --></script>
<script>boot("__NOT__")</script><style nonce="__CSP_NONCE__"></style></head>`;

describe('the page of the host', () => {
  it('allows the hash of its inline script, and no other', () => {
    const hash = createHash('sha256').update('boot("__NOT__")').digest('base64');
    expect(bootSource(page)).toBe(`'sha256-${hash}'`);
  });

  it('inlines what it starts from, and nothing in it can close the element', () => {
    const config = { name: '</script><script>alert(1)</script> $& <!--' };
    const filled = fillPage(page, 'n0nce', { '/config.json': () => JSON.stringify(config) });
    const [, carried = ''] = /id="portal-config">([^]*?)<\/script>/.exec(filled) ?? [];
    expect(JSON.parse(carried)).toEqual(config);
    expect(filled.match(/<script/g)).toHaveLength(2);
    expect(filled).toContain('nonce="n0nce"');
  });

  it('carries a signed text as it is, and the time', () => {
    const text = new SigningKey('2026').sign({ serial: 7, 9: 1, 1: '<' });
    const include = '<p><!--# include virtual="/releases.json" --></p>';
    const time = '"<!--# echo var="time_iso8601" -->"';
    const filled = fillPage(include + time, 'n', { '/releases.json': () => `${text}\n` });
    expect(filled).toContain(`<p>${text.trim().replace('<', '\\u003c')}</p>`);
    expect(Math.abs(Date.parse(filled.split('"').at(-2) ?? '') - Date.now())).toBeLessThan(5_000);
  });

  it('leaves out what is no JSON or cannot be read', () => {
    const fails = () => {
      throw new Error('gone');
    };
    for (const read of [() => '<!doctype html>', fails])
      expect(fillPage(page, 'n', { '/config.json': read })).toContain('"portal-config"></script>');
  });
});

describe('another server', () => {
  const policyWith = (settings: object) =>
    pageHeaders('n', pageSources(page, configWith(settings), []))['content-security-policy'] ?? '';
  const needed = { partnerApiUrl: 'https://api.example', platformOrigins: ['https://www.example'] };
  const configWith = (settings: object) => readConfig({ ...needed, ...settings });
  const releasesUrl = 'https://cdn.example/portal/releases.json';
  const includeOf = (address: string) => `<!--# include virtual="${address}" -->`;
  const allowing = (policy: string, host: string) =>
    policy.split('; ').flatMap((each) => (each.includes(host) ? [each.split(' ')[0]] : []));

  it.each([
    ['its own', {}, includeOf('/releases.json')],
    [
      'that of another origin, from an address of its own',
      { releasesUrl },
      includeOf('/__registry'),
    ],
    ['none of a path that another serves', { releasesUrl: '/portal/releases.json' }, ''],
  ])('the page of a host carries as registry %s', (_which, settings, expected) => {
    expect(hostPageOf(includeOf('/releases.json'), configWith(settings))).toBe(expected);
  });

  it('with the platform’s page may embed the portal', () => {
    expect(allowing(policyWith({}), 'https://www.example')).toEqual(['frame-ancestors']);
  });

  it('with the registry may be fetched from and run; one for telemetry may only be sent to', () => {
    const directives = allowing(policyWith({ releasesUrl }), 'https://cdn.example');
    expect(directives).toEqual(expect.arrayContaining(['connect-src', 'script-src']));
    const collector = 'https://collector.example';
    const policy = policyWith({ telemetryUrl: `${collector}/v1/logs` });
    expect(allowing(policy, collector)).toEqual(['connect-src']);
  });

  it('may serve the chunks of a remote that the configuration adds', () => {
    expect(policyWith({ grantedMounts: { perks: ['/main/perks'] } })).toMatch(
      /trusted-types .*investor-portal-portfolio .*investor-portal-perks /,
    );
  });
});
