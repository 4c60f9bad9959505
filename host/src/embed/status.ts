import type { FailureReason, PortalStatus } from '@investor-portal/embed/messages';

type Failure = Extract<PortalStatus, { state: 'failed' }>;

const ofFrame: readonly FailureReason[] = ['not-ready', 'other-origin', 'unusable'];

interface Facts {
  isShown?: boolean;
  isHandedOver?: boolean;
  signedOut?: 'page' | 'other-tab' | undefined;
  /** Set while the portal cannot show a screen. Cleared when it shows one. */
  failure?: Failure | undefined;
  /** Set when `getPartnerDetails` or the API fails or cannot be understood. Cleared when the API answers, and by a sign-out. */
  sessionFailure?: Failure | undefined;
}

export function trackStatus(url: URL, onChange: (status: PortalStatus) => void) {
  let facts: Facts = {};
  let status = statusOf(facts);
  const note = (change: Facts) => {
    facts = { ...facts, ...change };
    const next = statusOf(facts);
    if (JSON.stringify(next) === JSON.stringify(status)) return;
    status = next;
    onChange(status);
  };
  return {
    note,
    noteSignOut: (signedOut: 'page' | 'other-tab') =>
      note({ signedOut, isHandedOver: false, sessionFailure: undefined }),
    /** Notes a failure, and logs it for the platform's engineers. @param thrown what the page's own function threw. */
    fail(reason: FailureReason, problem: string, thrown?: unknown) {
      if (thrown === undefined) advise(url, problem);
      else console.error('InvestorPortal: getPartnerDetails failed.', thrown);
      const failure: Failure = { state: 'failed', reason, error: problem, doctor: doctorOf(url) };
      note(ofFrame.includes(reason) ? { failure } : { sessionFailure: failure });
    },
    current: () => status,
  };
}

function statusOf({ isShown, isHandedOver, signedOut, ...failed }: Facts): PortalStatus {
  const failure = failed.failure ?? failed.sessionFailure;
  if (failure) return failure;
  if (signedOut) return { state: 'signed-out', reason: signedOut };
  return { state: isShown && isHandedOver ? 'ready' : 'loading' };
}

/** The portal's policy has to allow this page and all pages around it, so the address of the doctor names them. */
function doctorOf({ origin }: URL): string {
  const pages = [window.origin, ...(window.location.ancestorOrigins ?? [])];
  const platforms = pages.map((page) => `platform=${encodeURIComponent(page)}`);
  return `${origin}/__doctor?${platforms.join('&')}`;
}

export function advise(url: URL, problem: string): void {
  console.error(
    `InvestorPortal: ${problem} ${doctorOf(url)} says why where its configuration has "doctor": true.`,
  );
}
