interface PicturePreloader {
  add: (url: string) => void;
  /** The address of the first picture. */
  first: Promise<string>;
  /** Call this when the portal's script has arrived. */
  start: () => void;
}

/** Pictures would compete with the portal's script for bandwidth, so they wait for it. */
export function picturePreloader(): PicturePreloader {
  const waiting: string[] = [];
  let started = false;
  let resolveFirst: (url: string) => void;
  return {
    first: new Promise((resolve) => (resolveFirst = resolve)),
    add: (url) => {
      resolveFirst(url);
      if (started) preload(url);
      else waiting.push(url);
    },
    start: () => {
      started = true;
      waiting.splice(0).forEach(preload);
    },
  };
}

// An image element that a script creates would wait until the script has run, so this adds a link.
function preload(url: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.fetchPriority = 'high';
  link.href = url;
  document.head.append(link);
}
