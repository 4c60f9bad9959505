import type { WantedAppearance } from '@investor-portal/shared/contract/document-start';
import { loadCode } from './load-code';

/** The time that the first rendering waits for the platform's look, ms. */
const maxWait = 1_500;

const lost = {
  source: 'appearance',
  reason: 'The code for the appearance’s variables did not load.',
};

/**
 * Shows the platform's variables now and after each change. Few platforms have any, so their code is loaded on demand. Until it
 * is there, and if it fails, the theme's own colours are shown.
 * @returns a promise that settles when the portal can be rendered.
 */
export async function styleAppearance(
  wanted: WantedAppearance,
  load = () => import('./restyle'),
): Promise<void> {
  const loadOrPaint = () =>
    load().catch((error: unknown) => {
      paintTheme(wanted);
      throw error;
    });
  const style = () => loadCode(loadOrPaint, ({ restyle }) => restyle(wanted), lost);
  wanted.restyle = () => void style();
  if (Object.keys(wanted.variables).length === 0) return;
  let timer: number | undefined;
  const late = new Promise<void>((resolve) => {
    timer = window.setTimeout(() => {
      paintTheme(wanted);
      resolve();
    }, maxWait);
  });
  await Promise.race([style(), late]);
  window.clearTimeout(timer);
}

/** Shows the theme without the variables, because a half-styled page could be unreadable. */
function paintTheme(wanted: WantedAppearance): void {
  const { variables } = wanted;
  wanted.variables = {};
  wanted.paint();
  // The code may still arrive.
  wanted.variables = variables;
}
