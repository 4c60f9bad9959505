/** The navigation state with which Payment Option leads to the review. */
export const fromPayment = { from: 'payment' };

/** Whether going back from the review leads to Payment Option. */
export function cameFromPayment(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'from' in state &&
    state.from === fromPayment.from
  );
}
