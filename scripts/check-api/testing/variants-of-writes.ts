import { at, body, both, on, rows, status, type Row, type Variant } from './altering';
import type { ProxiedRequest, Sabotage } from './sabotage-proxy';
import { errorBody } from './variants';

/** Each run has a sabotage of its own. */
type WriteVariant = Omit<Variant, 'sabotage'> & { sabotage?: () => Sabotage };

const failing = both(status(500), body(errorBody));
const refusing =
  (part: RegExp) =>
  ({ method, path }: ProxiedRequest) =>
    method !== 'OPTIONS' && part.test(path) ? { status: 422, json: errorBody } : undefined;
const loseInvest = on('invest', () => false);

/** Keeps commitments out of the list that are made from now on. */
function hideNew(): Sabotage {
  const known = new Set<unknown>();
  let isMade = false;
  const hide = rows('commitments', (all: Row[]) => {
    if (!isMade) for (const { guid } of all) known.add(guid);
    return all.filter(({ guid }) => known.has(guid));
  });
  const note = on('invest', () => {
    isMade = true;
  });
  return both(note, hide);
}

/** Takes a hundred times the commitment from the wallet. */
function payInCentavos(): Sabotage {
  let first: number | undefined;
  return at('UserDetails.walletDetails.balance', (value) => {
    first ??= Number(value);
    return first - (first - Number(value)) * 100;
  });
}

export const variantsOfWrites: readonly WriteVariant[] = [
  { expected: ['invest.twice invest'], before: ({ headers }) => headers.delete('idempotency-key') },
  { expected: ['invest.failed invest'], before: refusing(/\/invest$/) },
  { expected: ['write.unanswered invest'], sabotage: () => loseInvest },
  { expected: ['write.unanswered invest'], sabotage: () => on('invest', failing) },
  {
    expected: ['invest.unknown invest'],
    says: /a commitment of \d+ may stand/,
    sabotage: () => both(hideNew(), loseInvest),
  },
  {
    expected: ['invest.not-listed commitments'],
    says: /a commitment of \d+ may stand/,
    sabotage: hideNew,
  },
  { expected: ['invest.wallet UserDetails.walletDetails.balance'], sabotage: payInCentavos },
  {
    expected: ['cancel.failed updateStatus'],
    says: /the commitment [\da-f-]+ stands/,
    before: refusing(/\/update-status\//),
  },
  { expected: ['write.unanswered updateStatus'], sabotage: () => on('updateStatus', body('')) },
  { expected: ['upload.failed upload'], sabotage: () => on('upload', failing) },
];
