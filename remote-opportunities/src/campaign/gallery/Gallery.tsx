import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { Carousel } from './Carousel';
import { ControlButton, Corner, Stage } from './Gallery.styled';
import { GalleryViewer } from './GalleryViewer';

interface GalleryProps {
  /** Links, or keys to pre-sign; at least one. */
  files: readonly string[];
  /** 'Pictures of …'. */
  label: string;
}

/** A campaign's pictures: swiped, paged by buttons and arrow keys, and shown over the whole screen. */
export function Gallery({ files, label }: GalleryProps) {
  const [index, setIndex] = useState(0);
  const [full, setFull] = useState(false);
  return (
    <Stage>
      <Carousel files={files} label={label} index={index} onIndex={setIndex} />
      <Corner>
        <ControlButton type="button" aria-label="Full screen" onClick={() => setFull(true)}>
          <Maximize2 aria-hidden="true" size={18} />
        </ControlButton>
      </Corner>
      <GalleryViewer
        open={full}
        onClose={() => setFull(false)}
        files={files}
        label={label}
        index={index}
        onIndex={setIndex}
      />
    </Stage>
  );
}
