/** The result of one check. It names keys, addresses and codes, but never a value of a hand-over. */
export interface Finding {
  verdict: 'fine' | 'wrong' | 'note';
  what: string;
  says: string;
  /** The change that the platform has to make, with the file or the header. */
  change?: string;
}

export const fine = (what: string, says: string): Finding => ({ verdict: 'fine', what, says });

export const note = (what: string, says: string): Finding => ({ verdict: 'note', what, says });

export function wrong(what: string, says: string, change: string): Finding {
  return { verdict: 'wrong', what, says, change };
}
