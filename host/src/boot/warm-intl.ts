/**
 * Makes the browser load its time zone and number data, whose first use takes a phone up to a tenth of a second. Runs after
 * the first paint, while the portal's script downloads and the main thread is idle.
 */
export function warmIntl(timeZone: string): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      try {
        new Intl.DateTimeFormat('en-US', { timeZone }).format();
        (0).toLocaleString('en-US');
      } catch {
        // The configuration's own validation reports an unknown time zone.
      }
    }),
  );
}
