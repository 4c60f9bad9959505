import { isLateScript, lateScriptsOf } from './late-scripts';

const library = (name: string) => ({ identifier: `/x/node_modules/${name}/index.js` });
const chunk = (file: string, names: string[], modules: object[]) =>
  ({ files: [`assets/${file}.js`, `assets/${file}.svg`], names, modules }) as never;

describe('the scripts that no screen waits for', () => {
  it('are those of the toasts, and a chunk of their library alone', () => {
    const both = { identifier: 'both', modules: [library('notistack'), library('goober')] };
    expect(
      lateScriptsOf([
        chunk('main', ['main'], [library('react')]),
        chunk('toasts', ['toasts'], [{ identifier: '/x/Toaster.tsx' }]),
        chunk('12', [], [both, { identifier: 'webpack/runtime', moduleType: 'runtime' }]),
        chunk('13', [], [library('notistack'), library('swr')]),
        chunk('14', [], []),
      ]),
    ).toEqual(['assets/toasts.js', 'assets/12.js']);
  });

  it('have the name of their chunk in our build', () => {
    const files = ['toasts.1f.js', 'toasts.1f.js.br', 'main.1f.js'];
    expect(files.filter((file) => isLateScript(file))).toEqual(['toasts.1f.js']);
  });
});
