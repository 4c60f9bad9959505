import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { FileImage } from '../../files/FileImage';
import { Arrow, Counter, Slide, Track } from './Gallery.styled';

export interface CarouselProps {
  files: readonly string[];
  label: string;
  /** The picture in view, from 0. */
  index: number;
  onIndex: (index: number) => void;
  /** Each picture whole and as high as there is room. */
  whole?: boolean;
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Pictures side by side on a track that snaps: the browser swipes, this only follows and leads. */
export function Carousel({ files, label, index, onIndex, whole = false }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  // Where a scroll of ours leads to: on its way it passes other pictures, which are nobody's choice.
  const leading = useRef<number>(null);
  const last = files.length - 1;

  // Leads: to where a button, a key or the other carousel has put the index.
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const left = index * element.clientWidth;
    if (Math.abs(element.scrollLeft - left) <= 1) return;
    leading.current = index;
    element.scrollTo?.({ left });
  }, [index]);

  // Follows: a swipe has come to rest nearer to another picture.
  const follow = () => {
    const element = track.current;
    if (!element || element.clientWidth === 0) return;
    const nearest = Math.round(element.scrollLeft / element.clientWidth);
    const settled = Math.abs(element.scrollLeft - nearest * element.clientWidth) < 2;
    if (!settled) return;
    if (leading.current === null && nearest !== index) onIndex(nearest);
    if (leading.current === nearest) leading.current = null;
  };

  const takeOver = () => {
    leading.current = null;
  };

  const step = (event: KeyboardEvent) => {
    const to = steps[event.key]?.(index, last);
    if (to === undefined) return;
    event.preventDefault();
    onIndex(Math.min(last, Math.max(0, to)));
  };

  return (
    <section aria-roledescription="carousel" aria-label={label}>
      {/* The track takes the focus, so that the keyboard can page through it. */}
      <Track
        ref={track}
        tabIndex={0}
        aria-label={label}
        $whole={whole}
        onScroll={follow}
        onPointerDown={takeOver}
        onWheel={takeOver}
        onKeyDown={step}
      >
        {files.map((file, place) => (
          <Slide key={file} aria-hidden={place === index ? undefined : true}>
            {Math.abs(place - index) <= 1 ? (
              <FileImage
                file={file}
                alt={`${label}, ${place + 1} of ${files.length}`}
                whole={whole}
                ratio={whole ? 'auto' : '16 / 9'}
                urgent={place === 0}
              />
            ) : null}
          </Slide>
        ))}
      </Track>
      {files.length > 1 ? (
        <>
          <Arrow
            type="button"
            aria-label="Previous picture"
            $side="start"
            disabled={index === 0}
            onClick={() => onIndex(index - 1)}
          >
            <ChevronLeft aria-hidden="true" />
          </Arrow>
          <Arrow
            type="button"
            aria-label="Next picture"
            $side="end"
            disabled={index === last}
            onClick={() => onIndex(index + 1)}
          >
            <ChevronRight aria-hidden="true" />
          </Arrow>
          <Counter role="status">
            {index + 1} / {files.length}
          </Counter>
        </>
      ) : null}
    </section>
  );
}
