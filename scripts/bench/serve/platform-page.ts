import type { RequestListener } from 'node:http';
import { openingPage, openings } from './opening-page.ts';
import type { Investor } from './sandbox-control.ts';

/**
 * A minimal platform page: a frame, embed.js, and an immediate hand-over, as from a page whose server knows the
 * investor. `?portal=` is the address in the frame, `?investor=` the investor, `?opening=` how the frame comes about.
 */
export function platformPage(investors: ReadonlyMap<string, Investor>): RequestListener {
  return (req, res) => {
    const { searchParams } = new URL(req.url ?? '/', 'https://platform');
    const portal = searchParams.get('portal');
    const investor = investors.get(searchParams.get('investor') ?? '');
    if (!portal || !investor) return res.writeHead(404).end('Not found');
    res.setHeader('content-type', 'text/html; charset=utf-8');
    const opening = openings.find((each) => each === searchParams.get('opening')) ?? 'mount';
    return res.end(openingPage(opening, portal, investor));
  };
}
