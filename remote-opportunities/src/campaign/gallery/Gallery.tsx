import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState, type RefObject } from 'react';
import { FileImage } from '@investor-portal/shared/ui/picture/FileImage';
import { Arrow, Counter, FileLink, Slide, Stage, Track } from './Gallery.styled';

interface GalleryProps {
  /** URLs, or keys to pre-sign. There is at least one. */
  files: readonly string[];
  label: string;
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Shows pictures side by side on a scroll-snap track. The browser handles swipes. Buttons and keys scroll the track.
 */
export function Gallery({ files, label }: GalleryProps) {
  const [index, setIndex] = useState(0);
  const { track, onScroll, onUserScroll } = useTrack(index, setIndex);
  const last = files.length - 1;
  const goTo = (to: number) => setIndex(Math.min(last, Math.max(0, to)));

  const step = (event: KeyboardEvent) => {
    const to = steps[event.key]?.(index, last);
    if (to === undefined) return;
    event.preventDefault();
    goTo(to);
  };

  return (
    <Stage aria-roledescription="carousel" aria-label={label}>
      {/* The track takes the focus, so that the arrow keys can page through it. */}
      <Track
        ref={track}
        tabIndex={0}
        aria-label={label}
        onScroll={onScroll}
        onPointerDown={onUserScroll}
        onWheel={onUserScroll}
        onKeyDown={step}
      >
        {files.map((file, slide) => (
          <Slide key={`${slide} ${file}`} aria-hidden={slide === index ? undefined : true}>
            {Math.abs(slide - index) <= 1 ? (
              <FileImage
                file={file}
                alt={`${label}, ${slide + 1} of ${files.length}`}
                urgent={slide === 0}
                overlay={slide === index ? fileLink : undefined}
              />
            ) : null}
          </Slide>
        ))}
      </Track>
      {files.length > 1 ? (
        <>
          {/* At either end, a native `disabled` would move the focus to the top of the page. */}
          <Arrow
            type="button"
            aria-label="Previous picture"
            $side="start"
            aria-disabled={index === 0}
            onClick={() => goTo(index - 1)}
          >
            <ChevronLeft aria-hidden="true" />
          </Arrow>
          <Arrow
            type="button"
            aria-label="Next picture"
            $side="end"
            aria-disabled={index === last}
            onClick={() => goTo(index + 1)}
          >
            <ChevronRight aria-hidden="true" />
          </Arrow>
          <Counter role="status">{`${index + 1} / ${files.length}`}</Counter>
        </>
      ) : null}
    </Stage>
  );
}

function fileLink(src: string) {
  return (
    <FileLink
      href={src}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Open the picture in a new tab"
    >
      <Maximize2 aria-hidden="true" size={18} />
    </FileLink>
  );
}

interface ScrollTrack {
  track: RefObject<HTMLUListElement | null>;
  onScroll: () => void;
  /** Called when the investor scrolls the track, which cancels a programmatic scroll. */
  onUserScroll: () => void;
}

function useTrack(index: number, onIndex: (index: number) => void): ScrollTrack {
  const track = useRef<HTMLUListElement>(null);
  // The target of a programmatic scroll. Pictures that such a scroll passes are not chosen.
  const scrollTarget = useRef<number>(null);
  const shown = useRef(index);

  useEffect(() => {
    shown.current = index;
    const element = track.current;
    if (!element) return;
    const left = index * widthOf(element);
    if (Math.abs(element.scrollLeft - left) <= 1) return;
    scrollTarget.current = index;
    element.scrollTo?.({ left });
  }, [index]);

  // The width changes when a phone is rotated.
  useEffect(() => {
    const element = track.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      element.scrollTo({ left: shown.current * widthOf(element), behavior: 'instant' }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return {
    track,
    // When a swipe comes to rest, its picture becomes the chosen one.
    onScroll: () => {
      const element = track.current;
      const width = element ? widthOf(element) : 0;
      if (!element || width === 0) return;
      const nearest = Math.round(element.scrollLeft / width);
      const atRest = Math.abs(element.scrollLeft - nearest * width) < 2;
      if (!atRest) return;
      if (scrollTarget.current === null && nearest !== index) onIndex(nearest);
      if (scrollTarget.current === nearest) scrollTarget.current = null;
    },
    onUserScroll: () => {
      scrollTarget.current = null;
    },
  };
}

/** Returns the width with its fraction. `clientWidth` is rounded, and the difference adds up over the pictures. */
function widthOf(track: HTMLElement): number {
  return track.getBoundingClientRect().width;
}
