import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps';

const text = readFileSync(path.join(root, 'scripts/docker/Dockerfile'), 'utf8');
const recommendedNode = readFileSync(path.join(root, '.node-version'), 'utf8').trim();

const stages = new Map(
  text
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((stage) => [/ AS (\S+)/.exec(stage)?.[1] ?? '', stage]),
);

describe('the Dockerfile', () => {
  it('takes the recommended Node, and lets every base be pinned', () => {
    expect(text).toContain(`ARG BUILD_BASE=node:${recommendedNode}-bookworm-slim\n`);
    expect(text).toContain(`ARG NODE_BASE=node:${recommendedNode}-alpine\n`);
    for (const [, base = ''] of text.matchAll(/^FROM (\S+)/gm))
      expect(stages.has(base) || /^\$\{\w+_BASE\}$/.test(base)).toBe(true);
  });

  it('drops privileges, and checks the health of what keeps running', () => {
    expect(stages.get('server')).toMatch(/^USER [1-9]\d*$/m);
    for (const name of ['partner-api', 'publish']) expect(stages.get(name)).toContain('USER node');
    for (const name of ['partner-api', 'server'])
      expect(stages.get(name)).toMatch(/^HEALTHCHECK .*\/healthz/m);
    for (const name of ['platform', 'host', 'remote']) {
      expect(stages.get(name)).toContain('FROM server AS');
      expect(stages.get(name)).not.toMatch(/USER|CMD/);
    }
  });
});
