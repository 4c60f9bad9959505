/**
 * Whether the portal runs in an app's web view, by the user agent: Android's has the token `wv`, and Apple's lacks `Safari`.
 * There, `window.open` may replace the platform's page or return a window that nobody sees, and a download may replace the
 * portal (shared/docs/web-views.md). An app can set another user agent, so no sentence claims what the browser can do.
 */
export function isWebView(agent = navigator.userAgent): boolean {
  return (
    /; wv\)/.test(agent) || /\((?:iPhone|iPad|iPod|Macintosh)(?!.*(?:Safari|Firefox)\/)/.test(agent)
  );
}
