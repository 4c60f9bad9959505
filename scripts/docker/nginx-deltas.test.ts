import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { dictionaryHash, encodeDelta } from '../release/deltas/delta';
import { deltaSuffix } from '../release/store/dictionary-rule';
import { describeWith } from '../workspace/describe-with';
import { remoteConf } from './nginx-conf';
import { ask, BothServers, type Server } from './testing/both-servers';

/** Hashes whose base64 has neither `+` nor `/`, one of each, and many. */
const dictionaries = ['none', 'one', 'many'].map((kind) => dictionaryWith(kind));
const text = Buffer.from(`${'script();'.repeat(40)}changed();`);
const scripts: readonly (readonly [server: Server, script: string])[] = [
  ['host', '/assets/main.0123456789ab.js'],
  ['remote', '/portfolio/assets/47.0123456789ab.js'],
  ['remote', '/portfolio/1.0.0-a/assets/main.0123456789ab.js'],
];
const secret = 'not served';

function dictionaryWith(kind: string): Buffer {
  const wanted = { none: /^[^+/]+$/, one: /^[^+/]+[+/][^+/]+$/, many: /^(?:[^+/]*[+/]){4}/ }[kind];
  for (let tries = 0; ; tries += 1) {
    const dictionary = Buffer.from(`${'script();'.repeat(40)}${tries}`);
    if (wanted?.test(dictionaryHash(dictionary))) return dictionary;
  }
}

describeWith(describe, 'nginx', 'nginx and npm start', (nginx) => {
  const servers = new BothServers();

  beforeAll(async () => {
    for (const [server, script] of scripts) {
      const file = (server === 'host' ? 'host' : 'store') + script;
      servers.write(file, text);
      for (const each of dictionaries)
        servers.write(
          file + deltaSuffix(dictionaryHash(each)),
          await encodeDelta(text, each),
          false,
        );
    }
    servers.write('secret.dcz', secret, false);
    await servers.start(nginx, '<script>boot()</script>');
  });
  afterAll(() => servers.close());

  const both = async (server: Server, target: string, headers: string) => {
    const { response, node, nginx: other } = await servers.ask(server, target, headers);
    expect(other).toEqual(node);
    return response;
  };
  const available = (dictionary: Buffer) =>
    `\nAvailable-Dictionary: :${dictionaryHash(dictionary)}:`;
  const [first = text] = dictionaries;

  it.each(scripts)('the %s serves the delta of %s for each dictionary', async (server, script) => {
    for (const dictionary of dictionaries) {
      const accept = '\nAccept-Encoding: gzip, dcb, dcz';
      const response = await both(server, script, accept + available(dictionary));
      expect(response.headers).toMatchObject({
        'content-encoding': 'dcz',
        'cache-control': 'private, max-age=31536000, immutable',
        vary: 'Accept-Encoding, Available-Dictionary',
      });
      const delta = await encodeDelta(text, dictionary);
      expect(response.headers['content-length'] ?? delta.length).toBe(String(delta.length));
    }
  });

  it.each(scripts)('the %s says for which scripts %s is a dictionary', async (server, script) => {
    const { headers } = await both(server, script, '\nAccept-Encoding: gzip');
    expect(headers['use-as-dictionary']).toMatch(
      /^match="\/[^"]*\.\*\.js", match-dest=\("script"\)$/,
    );
    expect(headers).toMatchObject({ 'content-encoding': 'gzip' });
  });

  it.each([
    ['with a quality of 0', `\nAccept-Encoding: gzip, dcz;q=0.0${available(first)}`],
    ['with a quality', `\nAccept-Encoding: dcz;q=0.5, gzip${available(first)}`],
    ['without dcz', `\nAccept-Encoding: gzip, dcb${available(first)}`],
    ['without Accept-Encoding', available(first)],
    ['for a part', `\nAccept-Encoding: dcz\nRange: bytes=0-9${available(first)}`],
    ['with another dictionary', `\nAccept-Encoding: gzip, dcz${available(text)}`],
    [
      'with two',
      `\nAccept-Encoding: dcz\nAvailable-Dictionary: :a:, ${available(first).slice(24)}`,
    ],
    ['with a path', `\nAccept-Encoding: dcz\nAvailable-Dictionary: :../../secret:`],
    ['with a long path', `\nAccept-Encoding: dcz\nAvailable-Dictionary: :${'../'.repeat(14)}a=:`],
    ['with much', `\nAccept-Encoding: dcz\nAvailable-Dictionary: :${'a+'.repeat(2_000)}=:`],
    ['with a name', `\nAccept-Encoding: dcz\nAvailable-Dictionary: /../../secret.dcz`],
    ['with bars', `\nAccept-Encoding: a|dcz||\nAvailable-Dictionary: 1||${available(first)}`],
  ])('agree about a request %s', async (_, headers) => {
    for (const [server, script] of scripts) {
      const { body } = await both(server, script, headers);
      expect(body).not.toContain(secret);
    }
  });

  it('serve no delta at an address with a query', async () => {
    const headers = `\nAccept-Encoding: gzip, dcz${available(first)}`;
    for (const [server, script] of scripts) {
      const response = await both(server, `${script}?plain`, headers);
      expect(response.headers['content-encoding']).toBe('gzip');
    }
  });

  it.each([
    '/__delta/index.html',
    '/__delta/assets/main.0123456789ab.js',
    '/__delta/../secret.dcz',
  ])('serve nothing at %s, and keep nothing as missing', async (target) => {
    for (const { nginx: port } of Object.values(servers.ports)) {
      const { status, headers, body } = await ask(port, target);
      expect([status, body.includes(secret)]).toEqual([404, false]);
      expect(headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(headers).not.toHaveProperty('content-encoding');
    }
  });

  it('keep no error for a year', async () => {
    const pipe = '/portfolio/assets/pipe.0123456789ab.js';
    spawnSync('mkfifo', [path.join(servers.dir, 'store', pipe)]);
    const { status, headers } = await ask(servers.ports.remote.nginx, pipe);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(remoteConf(1, '', 'portfolio', true)).toContain('immutable";');
    expect(remoteConf(1, '', 'portfolio', true)).not.toContain('immutable" always');
  });

  it('write nothing of an address into a header', async () => {
    for (const target of [
      '/portfolio/a"b/assets/main.0123456789ab.js',
      '/portfolio/%0d%0ax:y/assets/main.0123456789ab.js',
    ]) {
      const { headers } = await ask(servers.ports.remote.nginx, target);
      expect([headers['use-as-dictionary'], headers['x']]).toEqual([undefined, undefined]);
    }
  });
});
