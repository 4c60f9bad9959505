// Android's web view has the token `wv`, and Apple's lacks `Safari` (shared/docs/web-views.md). An app can set another user
// agent, so no sentence claims what the browser can do.
export function isWebView(agent = navigator.userAgent): boolean {
  return (
    /; wv\)/.test(agent) || /\((?:iPhone|iPad|iPod|Macintosh)(?!.*(?:Safari|Firefox)\/)/.test(agent)
  );
}
