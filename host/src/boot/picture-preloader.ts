interface PicturePreloader {
  add: (url: string) => void;
  /** Call when the portal's script has arrived. */
  start: () => void;
}

/**
 * Preloads pictures as soon as the portal's script has arrived: sooner they would compete with it for bandwidth. A later
 * one is preloaded as soon as its address is known, while the portal still validates and renders.
 */
export function picturePreloader(): PicturePreloader {
  const waiting: string[] = [];
  let started = false;
  return {
    add: (url) => {
      if (started) preload(url);
      else waiting.push(url);
    },
    start: () => {
      started = true;
      waiting.splice(0).forEach(preload);
    },
  };
}

// A link, because an image element in a script's hands would wait until the script has run.
function preload(url: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.fetchPriority = 'high';
  link.href = url;
  document.head.append(link);
}
