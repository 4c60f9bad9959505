import type { RequestListener } from 'node:http';
import path from 'node:path';
import * as v from 'valibot';
import { runtimeConfigSchema } from '@investor-portal/shared/session/runtime-config';
import { remotes, root } from '../../build/apps.ts';
import { sourceVersion } from '../../build/source-version.ts';
import { hostApp } from '../../serve/host-app.ts';
import { listenOn, type Listening } from '../../serve/listen.ts';
import { remoteApp } from '../../serve/remote-app.ts';
import { sandboxUrl } from '../stack.ts';

type Broken = (real: RequestListener) => RequestListener;

/** A host and its remotes for one test, whose parts can be broken, stopped and started again. */
export class OwnFederation {
  /** Applied to every answer of the opportunities remote. */
  disturb: Broken | undefined;
  contract = '^1.0.0';
  /** Adds a release before or after the real one. */
  previous: 'real' | 'none' = 'none';
  private remote: (Listening & { origin: string }) | undefined;
  private host: (Listening & { origin: string }) | undefined;
  private port = 0;

  get origin(): string {
    if (!this.host) throw new Error('The host is not started.');
    return this.host.origin;
  }

  async start(): Promise<void> {
    await this.startRemote();
    this.host = await listenOn(0, (req, res) => this.hostListener(req, res));
  }

  async startRemote(): Promise<void> {
    const real = remoteApp(path.join(root, 'remote-opportunities/dist'));
    this.remote = await listenOn(this.port, (req, res) =>
      (this.disturb ? this.disturb(real) : real)(req, res),
    );
    this.port = Number(new URL(this.remote.origin).port);
  }

  async stopRemote(): Promise<void> {
    await this.remote?.close();
  }

  async stop(): Promise<void> {
    await Promise.all([this.remote?.close(), this.host?.close()]);
  }

  private get hostListener(): RequestListener {
    const remote = this.remote?.origin ?? '';
    const config = v.parse(runtimeConfigSchema, {
      partnerApiUrl: sandboxUrl,
      platformOrigins: ['http://platform.example'],
    });
    const dist = path.join(root, 'host/dist', sourceVersion('host'));
    return hostApp({ dist, config, releases: () => this.registry(remote), remotes: [remote] });
  }

  private registry(remote: string): string {
    const released = Object.fromEntries(
      remotes.map(({ name, folder }) => {
        const version = sourceVersion(folder);
        const entry = `${remote}/${version}/mf-manifest.json`;
        const versions = {
          current: { entry, contract: this.contract },
          ...(this.previous === 'real' && { previous: { entry, contract: '^1.0.0' } }),
        };
        const previous = this.previous === 'real' ? 'previous' : null;
        return [name, { current: 'current', previous, versions }];
      }),
    );
    return JSON.stringify(released);
  }
}
