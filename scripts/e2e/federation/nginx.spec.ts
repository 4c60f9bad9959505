import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { runtimeConfigSchema } from '@investor-portal/shared/session/runtime-config';
import { paths } from '@investor-portal/shared/routes/paths';
import { remotes, root } from '../../workspace/apps';
import { describeWith } from '../../workspace/describe-with';
import { hostConf, remoteConf } from '../../docker/nginx-conf';
import { brotliModules, freePort, runNginx, type RunningNginx } from '../../docker/run-nginx';
import { pageSources } from '../../serve/headers';
import { expect, test } from '../portal';
import { sandboxUrl } from '../stack';
import { stackRegistry, stackStore } from '../isolated/isolated-federation';

const dir = mkdtempSync(path.join(tmpdir(), 'portal-web-'));
let server: RunningNginx | undefined;
let origin = '';

describeWith(test.describe, 'nginx', 'behind nginx', (nginx) => {
  test.beforeAll(async () => {
    const { host, ...released } = stackRegistry();
    const dist = path.join(root, 'host/dist', host?.version ?? '');
    const config = v.parse(runtimeConfigSchema, {
      partnerApiUrl: sandboxUrl,
      platformOrigins: ['http://platform.example'],
    });
    const hostPort = await freePort();
    const ports = await Promise.all(
      remotes.map(async ({ name }) => ({ name, port: await freePort() })),
    );
    const origins = ports.map(({ port }) => `http://localhost:${port}`);
    const registry = Object.fromEntries(
      ports.map(({ name, port }) => [
        name,
        { ...released[name], base: `http://localhost:${port}/` },
      ]),
    );
    const store = path.join(dir, 'releases');
    cpSync(stackStore, store, { recursive: true });
    writeFileSync(path.join(store, 'releases.json'), JSON.stringify(registry));
    mkdirSync(path.join(dir, 'settings'));
    writeFileSync(path.join(dir, 'settings/config.json'), JSON.stringify(config));
    const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
    const sources = pageSources(page, config, origins);
    server = await runNginx(nginx, [
      hostConf({
        port: hostPort,
        dist,
        settings: path.join(dir, 'settings'),
        store,
        sources,
        identity: { serves: 'host' },
        brotli: brotliModules().length > 0,
      }),
      ...ports.map(({ name, port }) => remoteConf(port, store, name, brotliModules().length > 0)),
    ]);
    origin = `http://localhost:${hostPort}`;
  });
  test.afterAll(async () => {
    await server?.close();
    rmSync(dir, { recursive: true });
  });

  test('every page has a new nonce, and the portal runs behind nginx', async ({ page }) => {
    const nonces = new Set<string>();
    for (let count = 0; count < 3; count += 1) {
      const body = await (await fetch(origin)).text();
      expect(body).not.toContain('__CSP_NONCE__');
      nonces.add(/property="csp-nonce" content="(\w{32})"/.exec(body)?.[1] ?? '');
    }
    expect(nonces.size).toBe(3);
    await page.goto(origin + paths.publicOpportunities);
    await expect(page.getByRole('tab', { name: 'Newest' })).toBeVisible();
    await page.goto(origin + paths.acceptance);
    await expect(page.getByText('Accept').first()).toBeVisible();
  });
});
