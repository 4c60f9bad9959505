import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { Carousel } from './Carousel';
import { ControlButton, Corner, Stage } from './Gallery.styled';
import { GalleryViewer } from './GalleryViewer';

interface GalleryProps {
  /** At least one URL, or key to pre-sign. */
  files: readonly string[];
  /** 'Pictures of …'. */
  label: string;
}

/** A campaign's pictures, with a full-screen viewer. */
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
