import { reportOnce } from './platform';

/**
 * Loads code for a message of the platform, and uses it. If the code does not load, the platform's engineers are told once, and
 * it loads again when the device is online.
 * @param use its second argument says whether the code has loaded late.
 * @returns a promise that settles after the first attempt.
 */
export function loadCode<Code>(
  load: () => Promise<Code>,
  use: (code: Code, isLate: boolean) => void,
  lost: { source: string; reason: string },
  isLate = false,
): Promise<void> {
  return load().then(
    (code) => use(code, isLate),
    () => {
      reportOnce(`InvestorPortal: ${lost.reason}`, { ...lost, kind: 'load' });
      const again = () => void loadCode(load, use, lost, true);
      window.addEventListener('online', again, { once: true });
    },
  );
}
