import { Maximize2, X } from 'lucide-react';
import { useState, useEffect, useEffectEvent, useRef } from 'react';
import { useModalDialog } from '@investor-portal/shared/hooks/use-modal-dialog';
import { Carousel, type CarouselProps } from './Carousel';
import { ControlButton, Corner, Stage, FullScreenDialog } from './Gallery.styled';

interface GalleryProps {
  /** URLs, or keys to pre-sign. There is at least one. */
  files: readonly string[];
  label: string;
}

export function Gallery({ files, label }: GalleryProps) {
  const [index, setIndex] = useState(0);
  const [fullScreen, setFullScreen] = useState(false);
  return (
    <Stage>
      <Carousel files={files} label={label} index={index} onIndex={setIndex} />
      <Corner>
        <ControlButton type="button" aria-label="Full screen" onClick={() => setFullScreen(true)}>
          <Maximize2 aria-hidden="true" size={18} />
        </ControlButton>
      </Corner>
      <GalleryViewer
        open={fullScreen}
        onClose={() => setFullScreen(false)}
        files={files}
        label={label}
        index={index}
        onIndex={setIndex}
      />
    </Stage>
  );
}

interface GalleryViewerProps extends CarouselProps {
  open: boolean;
  onClose: () => void;
}

function GalleryViewer({ open, onClose, ...carousel }: GalleryViewerProps) {
  const dialog = useModalDialog({ open, onClose });
  const content = useRef<HTMLDivElement>(null);
  useFullScreen(content, open, onClose);
  return (
    <FullScreenDialog ref={dialog} aria-label={carousel.label}>
      {open ? (
        <div ref={content}>
          <Carousel {...carousel} whole />
          <Corner>
            <ControlButton type="button" aria-label="Close" onClick={onClose}>
              <X aria-hidden="true" size={20} />
            </ControlButton>
          </Corner>
        </div>
      ) : null}
    </FullScreenDialog>
  );
}

// A browser can show a dialog's content in full screen, but not the dialog itself. In an iframe, the platform has to
// allow it.
function useFullScreen(
  content: React.RefObject<HTMLDivElement | null>,
  open: boolean,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !document.fullscreenEnabled) return;
    content.current?.requestFullscreen().catch(() => undefined);
    const onChange = () => {
      if (!document.fullscreenElement) close();
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, [open, content]);
}
