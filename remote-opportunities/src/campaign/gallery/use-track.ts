import { useEffect, useRef, type RefObject } from 'react';

interface ScrollTrack {
  track: RefObject<HTMLUListElement | null>;
  onScroll: () => void;
  /** The investor scrolls the track directly, which overrides a scroll of ours. */
  onUserScroll: () => void;
}

/** Keeps the scroll position of a track and the index of the picture in view in sync. */
export function useTrack(index: number, onIndex: (index: number) => void): ScrollTrack {
  const track = useRef<HTMLUListElement>(null);
  // The target of a scroll of ours: the pictures it passes on the way were not chosen.
  const scrollTarget = useRef<number>(null);
  const shown = useRef(index);

  // Scrolls to the index that a button, a key or the other carousel has set.
  useEffect(() => {
    shown.current = index;
    const element = track.current;
    if (!element) return;
    const left = index * element.clientWidth;
    if (Math.abs(element.scrollLeft - left) <= 1) return;
    scrollTarget.current = index;
    element.scrollTo?.({ left });
  }, [index]);

  // A track has no width until its dialog opens, and another width once a phone is rotated.
  useEffect(() => {
    const element = track.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      element.scrollTo({ left: shown.current * element.clientWidth, behavior: 'instant' }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return {
    track,
    // Once a swipe comes to rest, its picture is the chosen one.
    onScroll: () => {
      const element = track.current;
      if (!element || element.clientWidth === 0) return;
      const nearest = Math.round(element.scrollLeft / element.clientWidth);
      const atRest = Math.abs(element.scrollLeft - nearest * element.clientWidth) < 2;
      if (!atRest) return;
      if (scrollTarget.current === null && nearest !== index) onIndex(nearest);
      if (scrollTarget.current === nearest) scrollTarget.current = null;
    },
    onUserScroll: () => {
      scrollTarget.current = null;
    },
  };
}
