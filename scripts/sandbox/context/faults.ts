import type { CallName } from '../contract/calls';

/** What happens instead of, before or after the answer of a call. */
export interface Fault {
  call: CallName | '*';
  /** Only for this investor; for everyone when absent. */
  externalReferenceCode?: string | undefined;
  /** So many calls are answered before it strikes; none when absent. */
  after?: number | undefined;
  /** How often it strikes; for ever when absent. */
  times?: number | undefined;
  /** Answer this status with an error body. */
  status?: number | undefined;
  /** The sentence of that error body. */
  message?: string | undefined;
  /** Wait before the call is looked at. */
  delayMs?: number | undefined;
  /** Do what is asked and cut the connection before the answer. */
  loseAnswer?: boolean | undefined;
  /** Send this instead of the real response: a hollow or misleading one. */
  response?: FaultResponse | undefined;
  /** Do what is asked before `response` is sent; otherwise nothing happens. */
  afterWork?: boolean | undefined;
}

export interface FaultResponse {
  /** 200 when absent. */
  status?: number | undefined;
  /** `application/json` when absent. */
  contentType?: string | undefined;
  body: string;
}

/** The faults that are switched on, in this process only: a restart cures them. */
export interface Faults {
  add(fault: Fault): void;
  clear(externalReferenceCode?: string): void;
  list(): readonly Fault[];
  /** The fault that strikes this request, counted as used. */
  take(call: CallName, externalReferenceCode: string | undefined): Fault | undefined;
}

export function createFaults(): Faults {
  let faults: Fault[] = [];
  return {
    add: (fault) => void faults.push({ ...fault }),
    clear: (code) => {
      faults = code === undefined ? [] : faults.filter((it) => it.externalReferenceCode !== code);
    },
    list: () => faults,
    take: (call, code) => {
      const found = faults.find(
        (fault) =>
          (fault.call === call || fault.call === '*') &&
          (fault.externalReferenceCode === undefined || fault.externalReferenceCode === code),
      );
      if (found?.after) {
        found.after -= 1;
        return undefined;
      }
      if (found?.times !== undefined) {
        found.times -= 1;
        if (found.times <= 0) faults = faults.filter((fault) => fault !== found);
      }
      return found;
    },
  };
}
