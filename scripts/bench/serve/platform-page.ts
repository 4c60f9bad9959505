import type { RequestListener } from 'node:http';
import type { Investor } from '../../workspace/ask-control';

/**
 * Serves a minimal platform page with a frame, embed.js and an immediate hand-over, as if the page's server knows the
 * investor. `?portal=` is the address in the frame, and `?investor=` the investor.
 */
export function platformPage(investors: ReadonlyMap<string, Investor>): RequestListener {
  return (req, res) => {
    const { searchParams } = new URL(req.url ?? '/', 'https://platform');
    const portal = searchParams.get('portal');
    const investor = investors.get(searchParams.get('investor') ?? '');
    if (!portal || !investor) return res.writeHead(404).end('Not found');
    res.setHeader('content-type', 'text/html; charset=utf-8');
    return res.end(pageOf(portal, investor));
  };
}

function pageOf(portal: string, investor: Investor): string {
  return `<!doctype html>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Platform</title>
<style>html, body, #portal { margin: 0; border: 0; width: 100%; height: 100% }</style>
<div id="portal"></div>
<script src="${new URL('/embed.js', portal).href}"></script>
<script>
  InvestorPortal.mount(document.getElementById('portal'), {
    portalUrl: ${JSON.stringify(portal)},
    getPartnerDetails: () => (${JSON.stringify(investor)}),
  });
</script>`;
}
