/** Whether the browser prepares this page before the investor opens it (speculation rules). Only Chromium does. */
function isPrerendering(): boolean {
  return (document as Document & { prerendering?: boolean }).prerendering === true;
}

/**
 * Starts a timer for a frame. In a page that is prerendered, the timer starts when the investor opens the page, because the
 * browser does not load a frame of another origin before that.
 * @returns a function that stops it.
 */
export function startTimer(ms: number, work: () => void): () => void {
  let timer = 0;
  const start = () => {
    timer = window.setTimeout(work, ms);
  };
  if (isPrerendering()) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('prerenderingchange', start);
  };
}
