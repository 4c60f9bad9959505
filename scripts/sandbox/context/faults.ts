import * as v from 'valibot';
import { callNames, type CallName } from '../contract/calls';

const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));
const statusFrom = (lowest: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(lowest), v.maxValue(599)));

/** A failure to simulate for a call, as the control API takes it. */
export const faultSchema = v.strictObject({
  call: v.picklist(['*', ...callNames]),
  /** For this investor only; for everyone when absent. */
  externalReferenceCode: v.optional(v.string()),
  /** The number of calls that succeed before it applies; none when absent. */
  after: count,
  /** How often it applies; always when absent. */
  times: count,
  /** Respond with this status and an error body. */
  status: statusFrom(400),
  /** The message of that error body. */
  message: v.optional(v.string()),
  /** The value of Retry-After beside `status` or `response`. */
  retryAfter: v.optional(v.string()),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
  /** Ignore what the specification does not name in a list request, as an API that only has the specification would. */
  specificationOnly: v.optional(v.boolean()),
  /** Handle the call, then close the connection before the response is complete. */
  loseResponse: v.optional(v.boolean()),
  /** Send this instead of the real response: an empty or misleading one. */
  response: v.optional(
    v.strictObject({
      /** 200 when absent. */
      status: statusFrom(200),
      /** `application/json` when absent. */
      contentType: v.optional(v.string()),
      body: v.string(),
    }),
  ),
  /** Handle the call before sending `response`; otherwise the call has no effect. */
  afterWork: v.optional(v.boolean()),
});
export type Fault = v.InferOutput<typeof faultSchema>;
export type FaultResponse = NonNullable<Fault['response']>;

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
