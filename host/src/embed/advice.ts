/**
 * Returns the address of the page that says why a portal does not start (host/src/doctor). It names this page's origin and
 * those of the pages around it, because the portal's policy has to allow all of them.
 */
export function doctorOf({ origin }: URL): string {
  const pages = [window.origin, ...(window.location.ancestorOrigins ?? [])];
  const platforms = pages.map((page) => `platform=${encodeURIComponent(page)}`);
  return `${origin}/__doctor?${platforms.join('&')}`;
}

/** Logs a problem for the platform's engineers, with the address of the page that explains it. */
export function advise(url: URL, problem: string): void {
  console.error(
    `InvestorPortal: ${problem} ${doctorOf(url)} says why where its configuration has "doctor": true.`,
  );
}
