import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Fact } from '@investor-portal/embed/messages';
import { detailsOf } from '../isolated/isolated-servers';
import type { Investor } from '../portal';
import { listenOn, type StoppableServer } from '../../serve/listen';

export interface PlatformApp extends StoppableServer {
  origin: string;
  /** The investor who is signed in on the platform. */
  investor: Investor | null;
  /** The events of one kind that the app has kept, as they arrived. */
  kept: <Action extends Fact['action']>(action: Action) => Extract<Fact, { action: Action }>[];
}

/** Serves the app that was built in `dist` and its session endpoint. Records the events that the app sends. */
export async function servePlatformApp(dist: string, portalUrl: string): Promise<PlatformApp> {
  const script = readFileSync(path.join(dist, 'app.js'), 'utf8');
  const events: Fact[] = [];
  const page = `<!doctype html>
<html lang="en">
  <title>Platform</title>
  <body style="margin: 0" data-portal="${portalUrl}">
    <div id="app"></div>
    <script src="/app.js"></script>
  </body>
</html>`;
  const server = await listenOn(0, async (req, res) => {
    if (req.url === '/app.js') return res.setHeader('content-type', 'text/javascript').end(script);
    if (req.url === '/sign-out') {
      app.investor = null;
      return res.end();
    }
    if (req.url === '/api/portal-session') {
      if (!app.investor) return res.writeHead(401).end();
      return res.end(JSON.stringify(detailsOf(app.investor)));
    }
    if (req.url === '/events') {
      events.push(JSON.parse(await textOf(req)) as Fact);
      return res.end();
    }
    return res.setHeader('content-type', 'text/html').end(page);
  });
  const app: PlatformApp = {
    ...server,
    investor: null,
    kept: <Action extends Fact['action']>(action: Action) =>
      events.filter((event): event is Extract<Fact, { action: Action }> => event.action === action),
  };
  return app;
}

async function textOf(req: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of req) text += String(chunk);
  return text;
}
