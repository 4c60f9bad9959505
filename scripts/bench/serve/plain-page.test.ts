import { listenOn } from '../../serve/listen';
import { sendText } from '../../serve/send-text';
import { plainPage } from './plain-page';

describe('a plain page', () => {
  it('leaves out what starts the portal sooner, and nothing else', async () => {
    const page =
      '<head><script type="application/json" id="portal-config">{"a":1}</script>' +
      '<script>boot()</script><script defer src="/main.js"></script></head>';
    const server = await listenOn(
      0,
      plainPage((req, res) => sendText(req, res, page, false)),
    );
    const answer = await fetch(server.origin);
    const text = await answer.text();
    await server.close();
    expect(text).toBe('<head><script defer src="/main.js"></script></head>');
  });
});
