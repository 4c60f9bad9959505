import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, createView } from '@noble/hashes/utils';

/** Pseudo-random numbers. Each name has its own sequence, which is the same on every machine. */
export interface Random {
  /** Returns a number that is at least 0 and below 1. */
  next(): number;
  /** Returns a whole number in the range, both ends included. */
  between(from: number, to: number): number;
  pick<T>(from: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

export function randomOf(name: string): Random {
  let state = createView(sha256(name)).getUint32(0, true);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    pick: <T>(from: readonly T[]) => from[between(0, from.length - 1)] as T,
    shuffle: (items) =>
      items
        .map((item) => ({ item, rank: next() }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  };
}

/** Returns a UUID that is the same for the same name. */
export function guidOf(name: string): string {
  const hex = bytesToHex(sha256(name));
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
