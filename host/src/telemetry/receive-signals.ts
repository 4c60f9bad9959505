import { signals, type Signal } from '@investor-portal/shared/runtime/signals';

/** Gives the waiting signals, and all that follow, to their receiver. */
export function receiveSignals(receive: (signal: Signal) => void): void {
  const waiting = signals.splice(0);
  signals.push = (...next) => {
    next.forEach((signal) => receive(signal));
    return 0;
  };
  signals.push(...waiting);
}
