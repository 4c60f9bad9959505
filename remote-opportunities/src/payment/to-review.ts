/** What the payment options leave with the review that follows them in the history. */
export const fromPayment = { from: 'payment' };

/** Whether the entry before this one is the payment options, so that going back leads there. */
export function cameFromPayment(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'from' in state &&
    state.from === fromPayment.from
  );
}
