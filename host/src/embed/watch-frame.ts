/** In ms. By then, a page has finished moving the frame or styling the elements around it. */
const settleMs = 1_000;
/** Browsers give this height to a frame whose container has none of its own, px. */
const heightOfNoContainer = 150;

/**
 * Says in the console, once each, that the page has removed the frame without `unmount`, and that nothing gives it a height.
 * Returns a function that ends it.
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
    else if (iframe.offsetHeight > 0 && iframe.offsetHeight <= heightOfNoContainer)
      say(
        `The frame is only ${iframe.offsetHeight} px high. Give the element around it a height, such as 100dvh, or use height: "auto".`,
      );
  };
  // Also reports a frame that leaves the document, which then has no size.
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
