/**
 * Has the browser read its tables of time zones and numbers, which takes a phone up to a tenth of a second when they are
 * first used. Called while the portal's script is on its way, when there is nothing else to do; after the first paint.
 */
export function warmIntl(timeZone: string): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      try {
        new Intl.DateTimeFormat('en-US', { timeZone }).format();
        (0).toLocaleString('en-US');
      } catch {
        // A zone that does not exist is named by the configuration's own check.
      }
    }),
  );
}
