import type { FirstScreen } from './find-screen';

/** Has the browser fetch scripts, each once; the portal runs them. */
export function preloadScripts(scripts: FirstScreen['scripts']): void {
  const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
  for (const { url, integrity } of scripts) {
    if (known.some(({ href }) => href === url)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  }
}
