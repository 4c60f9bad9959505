import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { createRoot } from 'react-dom/client';
import { loadRemote } from '@investor-portal/loader/load-remote';
import { RemoteFailure } from '@investor-portal/loader/remote-failure';
import { startLoader } from '@investor-portal/loader/start-loader';

const remotes = ['catalogue', 'basket'];
const remoteAt = (pathname: string) => remotes.find((name) => pathname.startsWith(`/${name}`));

async function start(root: HTMLElement): Promise<void> {
  const configuration = await (await fetch('/config.json')).json();
  const customer = localStorage.getItem('customer');
  startLoader({
    remotes,
    remoteAt,
    contract: '1.0.0',
    shared: {
      react: { version: React.version, module: React },
      'react/jsx-runtime': { version: React.version, module: jsxRuntime },
    },
    configuration: () => configuration,
    visitor: () => (customer === null ? undefined : { reference: customer }),
    page: { remotes: () => undefined, reloadPending: () => window.location.reload() },
    report: (event) => console.info(event.kind),
  });
  createRoot(root).render(
    <React.Suspense fallback="Loading">{await screenAt(window.location.pathname)}</React.Suspense>,
  );
}

async function screenAt(pathname: string): Promise<React.ReactNode> {
  try {
    const { routes } = await loadRemote(remoteAt(pathname) ?? 'catalogue');
    return routes.find(({ path }) => path === pathname)?.element;
  } catch (error) {
    return <p role="alert">{error instanceof RemoteFailure ? error.kind : 'failed'}</p>;
  }
}

const root = document.getElementById('shop');
if (root) void start(root);
