/** Aborts after so many ms. It is `AbortSignal.timeout`, which Safari 15 has not. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
