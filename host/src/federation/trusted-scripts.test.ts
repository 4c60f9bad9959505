/** @jest-environment jest-fixed-jsdom */
import { allowReleaseScripts } from './release-files';
import { runPreloadedChunks } from './trusted-scripts';

const folder = 'https://cdn.example/portfolio/1.0.0/';
const entry = `${folder}entry.js`;
const chunk = `${folder}routes.js`;
const scripts = () => [...document.head.querySelectorAll('script')];

function preload(href: string, as = 'script') {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.setAttribute('as', as);
  link.href = href;
  document.head.append(link);
}

describe('decision 86: the preloaded chunks of a release', () => {
  beforeEach(() => {
    document.head.replaceChildren();
    preload(entry);
    preload(chunk);
    preload(chunk);
    preload(`${folder}banner.png`, 'image');
    preload(`${folder}unknown.js`);
    preload('https://cdn.example/portfolio/2.0.0/routes.js');
    const named = { 'entry.js': 'sha384-entry', 'routes.js': 'sha384-routes' };
    runPreloadedChunks(allowReleaseScripts(folder, named, '1.0.0'), entry);
  });

  it('run once each with their integrity, without the entry and what the release does not name', () => {
    expect(
      scripts().map(({ src, integrity, crossOrigin }) => [src, integrity, crossOrigin]),
    ).toEqual([[chunk, 'sha384-routes', 'anonymous']]);
  });

  it.each(['load', 'error'])('leave no element that the bundler would wait for after %s', (end) => {
    scripts()[0]?.dispatchEvent(new Event(end));
    expect(scripts()).toEqual([]);
  });
});
