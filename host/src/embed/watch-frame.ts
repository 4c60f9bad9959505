/** In ms. By then, a page has finished moving the frame or styling the elements around it. */
const settleMs = 1_000;
/** The default height of a frame, px. The frame keeps it if its container has no height. */
const defaultFrameHeight = 150;

/**
 * Warns in the console, once for each problem, if the page removes the frame without `unmount` or gives it no height.
 * Returns a function that stops.
 */
export function watchFrame(iframe: HTMLIFrameElement): () => void {
  const said = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (problem: string) => {
    if (!said.has(problem)) console.warn(`InvestorPortal: ${problem}`);
    said.add(problem);
  };
  const judge = () => {
    if (!iframe.isConnected)
      say(
        'The frame was removed from the page. Call unmount(), which also ends what belongs to it.',
      );
    else if (iframe.offsetHeight > 0 && iframe.offsetHeight <= defaultFrameHeight)
      say(
        `The frame is only ${iframe.offsetHeight} px high. Give the element around it a height, such as 100dvh, or use height: "auto".`,
      );
  };
  // The observer also reports a frame that leaves the document, because the frame then has no size.
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(judge, settleMs);
  });
  observer.observe(iframe);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
