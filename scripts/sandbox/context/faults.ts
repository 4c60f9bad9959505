import type { CallName } from '../contract/calls';

/** A failure to simulate for a call. */
export interface Fault {
  call: CallName | '*';
  /** For this investor only; for everyone when absent. */
  externalReferenceCode?: string | undefined;
  /** The number of calls that succeed before it applies; none when absent. */
  after?: number | undefined;
  /** How often it applies; always when absent. */
  times?: number | undefined;
  /** Respond with this status and an error body. */
  status?: number | undefined;
  /** The message of that error body. */
  message?: string | undefined;
  /** Delay the call by so many milliseconds. */
  delayMs?: number | undefined;
  /** Ignore what the specification does not name in a list request, as an API that only has the specification would. */
  specificationOnly?: boolean | undefined;
  /** Handle the call, then close the connection before the response is complete. */
  loseResponse?: boolean | undefined;
  /** Send this instead of the real response: an empty or misleading one. */
  response?: FaultResponse | undefined;
  /** Handle the call before sending `response`; otherwise the call has no effect. */
  afterWork?: boolean | undefined;
}

export interface FaultResponse {
  /** 200 when absent. */
  status?: number | undefined;
  /** `application/json` when absent. */
  contentType?: string | undefined;
  body: string;
}

/** The active faults, in this process only: a restart clears them. */
export interface Faults {
  add(fault: Fault): void;
  clear(externalReferenceCode?: string): void;
  list(): readonly Fault[];
  /** Returns the fault that applies to this request, and counts it as used. */
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
