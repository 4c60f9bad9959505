const stored = 'appearance';
const dark = document.getElementById('dark');

/** The page's own appearance, which the portal follows. Remembered, so that a reload shows the portal's first paint. */
export function watchAppearance() {
  let chosen = localStorage.getItem(stored) === 'dark' ? 'dark' : 'light';
  const show = () => {
    document.documentElement.dataset.appearance = chosen;
    dark.setAttribute('aria-pressed', String(chosen === 'dark'));
  };
  show();
  return {
    chosen,
    onChange(listener) {
      dark.addEventListener('click', () => {
        chosen = chosen === 'dark' ? 'light' : 'dark';
        localStorage.setItem(stored, chosen);
        show();
        listener(chosen);
      });
    },
  };
}
