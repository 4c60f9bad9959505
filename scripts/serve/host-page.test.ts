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

  it.each([
    ['is no JSON', () => '<!doctype html>'],
    [
      'cannot be read',
      () => {
        throw new Error('gone');
      },
    ],
  ])('leaves out what %s', (_why, read) => {
    expect(fillPage(page, 'n', { '/config.json': read })).toContain('id="portal-config"></script>');
  });
});

describe('a registry on another server', () => {
  const config = (releasesUrl?: string) =>
    readConfig({
      partnerApiUrl: 'https://api.example',
      platformOrigins: ['https://www.example'],
      ...(releasesUrl && { releasesUrl }),
    });
  const elsewhere = 'https://cdn.example/portal/releases.json';
  const includeOf = (address: string) => `<!--# include virtual="${address}" -->`;

  it.each([
    ['its own', undefined, includeOf('/releases.json')],
    ['that of another origin, from an address of its own', elsewhere, includeOf('/__registry')],
    ['none of a path that something before it serves', '/portal/releases.json', ''],
  ])('the page of a host carries %s', (_which, releasesUrl, expected) => {
    expect(hostPageOf(includeOf('/releases.json'), config(releasesUrl))).toBe(expected);
  });

  it('may be fetched, and scripts of its origin may run', () => {
    const headers = pageHeaders('n', pageSources(page, config(elsewhere), []));
    const policy = headers['content-security-policy']?.split('; ') ?? [];
    for (const directive of ['connect-src', 'script-src'])
      expect(policy.find((each) => each.startsWith(directive))).toContain(' https://cdn.example');
  });
});

it('pages may send telemetry to the origin of telemetryUrl, and run nothing from it', () => {
  const config = readConfig({
    partnerApiUrl: 'https://api.example',
    platformOrigins: ['https://www.example'],
    telemetryUrl: 'https://collector.example/v1/logs',
  });
  const headers = pageHeaders('n', pageSources(page, config, []));
  const allowing = (headers['content-security-policy'] ?? '')
    .split('; ')
    .filter((each) => each.includes('collector.example'));
  expect(allowing).toHaveLength(1);
  expect(allowing[0]).toMatch(/^connect-src .* https:\/\/collector\.example(?: |$)/);
});

it('pages may load the chunks of a remote that the configuration adds', () => {
  const config = readConfig({
    partnerApiUrl: 'https://api.example',
    platformOrigins: ['https://www.example'],
    grantedMounts: { perks: ['/main/perks'] },
  });
  const headers = pageHeaders('n', pageSources(page, config, []));
  expect(headers['content-security-policy']).toMatch(
    /trusted-types .*investor-portal-portfolio .*investor-portal-perks /,
  );
});
