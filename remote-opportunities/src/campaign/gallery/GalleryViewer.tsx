import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useModalDialog } from '@investor-portal/shared/hooks/use-modal-dialog';
import { Carousel, type CarouselProps } from './Carousel';
import { ControlButton, Corner, Screen } from './Gallery.styled';

interface GalleryViewerProps extends CarouselProps {
  open: boolean;
  onClose: () => void;
}

/** The pictures over the portal's whole frame, and over the whole screen where the browser lets it. */
export function GalleryViewer({ open, onClose, ...carousel }: GalleryViewerProps) {
  const dialog = useModalDialog({ open, onClose });
  const inside = useRef<HTMLDivElement>(null);
  useFullScreen(inside, open, onClose);
  return (
    <Screen ref={dialog} aria-label={carousel.label}>
      {open ? (
        <div ref={inside}>
          <Carousel {...carousel} whole />
          <Corner>
            <ControlButton type="button" aria-label="Close" onClick={onClose}>
              <X aria-hidden="true" size={20} />
            </ControlButton>
          </Corner>
        </div>
      ) : null}
    </Screen>
  );
}

// A dialog itself may not be full screen, what is inside it may; an iframe only where its page allows it.
function useFullScreen(
  inside: React.RefObject<HTMLDivElement | null>,
  open: boolean,
  onClose: () => void,
): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open || !document.fullscreenEnabled) return;
    inside.current?.requestFullscreen().catch(() => undefined);
    const left = () => {
      if (!document.fullscreenElement) close.current();
    };
    document.addEventListener('fullscreenchange', left);
    return () => {
      document.removeEventListener('fullscreenchange', left);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, [open, inside]);
}
