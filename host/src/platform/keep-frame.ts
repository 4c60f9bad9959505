/**
 * Opens every link that leads out of the portal in another tab, also those in an issuer's text. Otherwise the link navigates
 * the frame, even by `mailto:` or `tel:`. The `frame-src` of the platform's page blocks that, and the browser shows an error
 * page in place of the portal and of what is typed there. A browser closes the new tab if an app takes the link.
 */
export function keepFrame(): void {
  const openTab = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && link.origin !== window.location.origin) link.target = '_blank';
  };
  // Runs before the other listeners, because they read the target (platform/app.ts).
  document.addEventListener('click', openTab, { capture: true });
}
