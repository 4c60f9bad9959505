interface PicturePreloader {
  add: (url: string) => void;
  /** Call when the first of the scripts has arrived. */
  start: () => void;
}

/**
 * Preloads pictures once the first of the scripts has arrived: sooner they would compete with all of them for bandwidth, and a
 * slow network answers when the others have come too. A later one is preloaded as soon as its address is known, while the
 * portal still validates and renders.
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
