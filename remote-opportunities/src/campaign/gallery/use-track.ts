import { useEffect, useRef, type RefObject } from 'react';

interface TrackOfPictures {
  track: RefObject<HTMLUListElement | null>;
  /** It has scrolled. */
  follow: () => void;
  /** A hand is on it: where it leads to from now on is the hand's choice. */
  takeOver: () => void;
}

/** Keeps the scrolling of a track and the index of the picture in view together. */
export function useTrack(index: number, onIndex: (index: number) => void): TrackOfPictures {
  const track = useRef<HTMLUListElement>(null);
  // Where a scroll of ours leads to: on its way it passes other pictures, which are nobody's choice.
  const leading = useRef<number>(null);
  const shown = useRef(index);

  // Leads: to where a button, a key or the other carousel has put the index.
  useEffect(() => {
    shown.current = index;
    const element = track.current;
    if (!element) return;
    const left = index * element.clientWidth;
    if (Math.abs(element.scrollLeft - left) <= 1) return;
    leading.current = index;
    element.scrollTo?.({ left });
  }, [index]);

  // Stays: a track has no width before its dialog is open, and another one when a phone is turned.
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
    // A swipe has come to rest nearer to another picture.
    follow: () => {
      const element = track.current;
      if (!element || element.clientWidth === 0) return;
      const nearest = Math.round(element.scrollLeft / element.clientWidth);
      const settled = Math.abs(element.scrollLeft - nearest * element.clientWidth) < 2;
      if (!settled) return;
      if (leading.current === null && nearest !== index) onIndex(nearest);
      if (leading.current === nearest) leading.current = null;
    },
    takeOver: () => {
      leading.current = null;
    },
  };
}
