import * as v from 'valibot';
import { callNames, type CallName } from '../contract/calls';

const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));
const statusFrom = (lowest: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(lowest), v.maxValue(599)));

/** A failure to simulate for a call, as the control API takes it. */
export const faultSchema = v.strictObject({
  call: v.picklist(['*', ...callNames]),
  externalReferenceCode: v.optional(v.string()),
  /** Let this many calls succeed first. */
  after: count,
  /** Fail this many calls. Absent means all of them. */
  times: count,
  status: statusFrom(400),
  message: v.optional(v.string()),
  retryAfter: v.optional(v.string()),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
  /** The call waits until the faults of its investor are cleared. Unlike a delay, this does not depend on a machine's speed. */
  hold: v.optional(v.boolean()),
  /** Handle the call, then close the connection in the middle of the response. */
  loseResponse: v.optional(v.boolean()),
  /** An empty or misleading response to send instead of the real one. */
  response: v.optional(
    v.strictObject({
      status: statusFrom(200),
      contentType: v.optional(v.string()),
      body: v.string(),
    }),
  ),
  /** Handle the call before sending `response`. Otherwise the call has no effect. */
  afterWork: v.optional(v.boolean()),
});
export type Fault = v.InferOutput<typeof faultSchema>;
export type FaultResponse = NonNullable<Fault['response']>;

/** The active faults. They are kept in memory, so a restart clears them. */
export interface Faults {
  add(fault: Fault): void;
  clear(externalReferenceCode?: string): void;
  list(): readonly Fault[];
  take(call: CallName, externalReferenceCode: string | undefined): Fault | undefined;
  /** Resolves when the investor's faults are cleared. */
  cleared(externalReferenceCode: string | undefined): Promise<void>;
}

export function createFaults(): Faults {
  let faults: Fault[] = [];
  let held: { externalReferenceCode?: string | undefined; release: () => void }[] = [];
  return {
    add: (fault) => void faults.push({ ...fault }),
    clear: (code) => {
      const stays = (it: { externalReferenceCode?: string | undefined }) =>
        code !== undefined && it.externalReferenceCode !== code;
      faults = faults.filter(stays);
      for (const it of held) if (!stays(it)) it.release();
      held = held.filter(stays);
    },
    cleared: (externalReferenceCode) =>
      new Promise((release) => held.push({ externalReferenceCode, release })),
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
