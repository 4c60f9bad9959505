/** @jest-environment jest-fixed-jsdom */
import { allowReleaseScripts } from './release-files';
import { runPreloadedChunks } from './trusted-scripts';

// Each test has its own folder, because a page runs a chunk only once.
let pages = 0;
let folder = '';
let entry = '';
let chunk = '';
const scripts = () => [...document.head.querySelectorAll('script')];

function preload(href: string, as = 'script') {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.setAttribute('as', as);
  link.href = href;
  document.head.append(link);
}

describe('decision 80: the preloaded chunks of a release', () => {
  const named = { 'entry.js': 'sha384-entry', 'routes.js': 'sha384-routes' };

  beforeEach(() => {
    document.head.replaceChildren();
    folder = `https://cdn.example/portfolio/${(pages += 1)}/`;
    [entry, chunk] = [`${folder}entry.js`, `${folder}routes.js`];
    preload(entry);
    preload(chunk);
    preload(chunk);
    preload(`${folder}banner.png`, 'image');
    preload(`${folder}unknown.js`);
    preload('https://cdn.example/portfolio/2.0.0/routes.js');
    runPreloadedChunks(allowReleaseScripts(folder, named, '1.0.0'), entry);
  });

  it('run once each with their integrity, without the entry and other scripts that the release does not name', () => {
    expect(
      scripts().map(({ src, integrity, crossOrigin }) => [src, integrity, crossOrigin]),
    ).toEqual([[chunk, 'sha384-routes', 'anonymous']]);
  });

  it('do not run again for the next version that is tried after a failure', () => {
    scripts()[0]?.dispatchEvent(new Event('load'));
    runPreloadedChunks(allowReleaseScripts(folder, named, '0.9.0'), entry);
    expect(scripts()).toEqual([]);
  });

  it('leave no element behind after an error, because the bundler would wait for it', () => {
    scripts()[0]?.dispatchEvent(new Event('error'));
    expect(scripts()).toEqual([]);
  });
});
