import { reasonOf } from './printable';

/** Reads a text at an address, or says why it cannot be read. */
export async function readAt(
  address: string | URL,
  { timeoutMs = 5_000, redirect = 'follow' as RequestRedirect } = {},
): Promise<string | { fault: string }> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect });
    return response.ok ? await response.text() : { fault: `answers ${response.status}` };
  } catch (error) {
    return { fault: `does not answer (${reasonOf(error)})` };
  }
}
