/** What the doctor says of one thing. It names keys, addresses and codes, never a value of a hand-over. */
export interface Finding {
  verdict: 'fine' | 'wrong' | 'note';
  what: string;
  says: string;
  /** The line of the configuration, or of the API's or the page's, that would change it. */
  change?: string;
}

export interface Section {
  title: string;
  findings: Finding[];
}

export function fine(what: string, says: string): Finding {
  return { verdict: 'fine', what, says };
}

export function wrong(what: string, says: string, change: string): Finding {
  return { verdict: 'wrong', what, says, change };
}

/** Neither fine nor wrong: what an engineer has to know, or what could not be checked. */
export function note(what: string, says: string): Finding {
  return { verdict: 'note', what, says };
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
