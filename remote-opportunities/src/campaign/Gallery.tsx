import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react';
import { useRef, useState, type UIEvent } from 'react';
import { css, styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { FileImage } from '@investor-portal/shared/ui/picture/FileImage';

/** Shows pictures, at least one, on a scroll-snap track. The browser handles swipes and keys, and the buttons scroll the track. */
export function Gallery({ files, label }: { files: readonly string[]; label: string }) {
  const [index, setIndex] = useState(0);
  const track = useRef<HTMLUListElement>(null);
  // The target of a programmatic scroll. Pictures that such a scroll passes are not chosen.
  const target = useRef<number>(null);
  const last = files.length - 1;
  const goTo = (to: number) => {
    if (to < 0 || to > last) return;
    setIndex(to);
    target.current = to;
    if (track.current) track.current.scrollTo?.({ left: to * widthOf(track.current) });
  };
  const cancelScroll = () => void (target.current = null);
  /** When a swipe comes to rest, its picture becomes the chosen one. */
  const choose = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const width = widthOf(currentTarget);
    const nearest = Math.round(currentTarget.scrollLeft / width);
    if (width === 0 || Math.abs(currentTarget.scrollLeft - nearest * width) >= 2) return;
    if (target.current === null) setIndex(nearest);
    if (target.current === nearest) target.current = null;
  };

  return (
    <Stage aria-roledescription="carousel" aria-label={label}>
      {/* The track takes the focus, so that the arrow keys can page through it. */}
      <Track
        ref={track}
        tabIndex={0}
        aria-label={label}
        onScroll={choose}
        onPointerDown={cancelScroll}
        onWheel={cancelScroll}
        onKeyDown={cancelScroll}
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
          {arrows.map(({ side, name, step, Icon }) => (
            <Arrow
              key={side}
              type="button"
              aria-label={name}
              $side={side}
              aria-disabled={index === (side === 'start' ? 0 : last)}
              onClick={() => goTo(index + step)}
            >
              <Icon aria-hidden="true" />
            </Arrow>
          ))}
          <Counter role="status">{`${index + 1} / ${files.length}`}</Counter>
        </>
      ) : null}
    </Stage>
  );
}

const arrows = [
  { side: 'start', name: 'Previous picture', step: -1, Icon: ChevronLeft },
  { side: 'end', name: 'Next picture', step: 1, Icon: ChevronRight },
] as const;

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

/** Returns the width with its fraction. `clientWidth` is rounded, and the difference adds up over the pictures. */
function widthOf(track: HTMLElement): number {
  return track.getBoundingClientRect().width;
}

const Stage = styled.section`
  position: relative;
  overflow: hidden;
  background: ${tokens.colour.sunken};
  border-radius: ${tokens.radius.lg};
  isolation: isolate;
`;

const Track = styled.ul`
  display: flex;
  overflow: auto hidden;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;

  &:focus-visible {
    outline-offset: -4px;
  }

  &::-webkit-scrollbar {
    display: none;
  }

  ${media.reducedMotion} {
    scroll-behavior: auto;
  }
`;

const Slide = styled.li`
  display: grid;
  flex: 0 0 100%;
  scroll-snap-align: center;
  scroll-snap-stop: always;
  aspect-ratio: 16 / 9;

  /* The pitch and the figures below the pictures are on the first screen. The height leaves room for two buttons. */
  ${media.phone} {
    min-height: 6.75rem;
    aspect-ratio: 3 / 1;
  }
`;

const onPicture = css`
  background: rgb(16 34 46 / 72%);
  color: #ffffff;
`;

const control = css`
  ${onPicture}
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: 50%;
  cursor: pointer;

  &[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }

  &:focus-visible {
    outline-color: #ffffff;
    box-shadow: 0 0 0 5px ${tokens.colour.focus};
  }
`;

const Arrow = styled.button<{ $side: 'start' | 'end' }>`
  ${control}
  position: absolute;
  top: 50%;
  ${({ $side }) => `inset-inline-${$side}: ${tokens.space[3]};`}
  transform: translateY(-50%);

  /* The flat picture of a phone has no room for an arrow between the link and the lower edge. */
  ${media.phone} {
    inset-block: auto ${tokens.space[2]};
    transform: none;
  }
`;

const Counter = styled.p`
  ${onPicture}
  ${tabularDigits}
  position: absolute;
  bottom: ${tokens.space[3]};
  left: 50%;
  padding: 0.125rem ${tokens.space[3]};
  border-radius: ${tokens.radius.pill};
  font-size: ${tokens.text.sm};
  transform: translateX(-50%);
`;

const FileLink = styled.a`
  ${control}
  position: absolute;
  top: ${tokens.space[2]};
  inset-inline-end: ${tokens.space[3]};
`;
