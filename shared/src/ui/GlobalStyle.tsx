import { createGlobalStyle } from 'styled-components';
import { accentMixes, colours, mixDeclarations } from '../theme/colours';
import { media } from '../theme/media';
import { focusRing } from '../theme/mixins';
import { pageEnd, toastRoom } from '../theme/toast-room';
import { tokenDeclarations, tokens } from '../theme/tokens';

/** Rendered once, by the host. The tokens of the dark appearance are in the host's document. */
export const GlobalStyle = createGlobalStyle`
  /* Arial with Inter's metrics, regular and bold, so that text does not move when Inter arrives. */
  @font-face {
    font-family: 'Inter Fallback';
    font-weight: 100 500;
    src: local('Arial'), local('Liberation Sans'), local('Roboto');
    size-adjust: 106.5%;
    ascent-override: 90.96%;
    descent-override: 22.65%;
    line-gap-override: 0%;
  }

  @font-face {
    font-family: 'Inter Fallback';
    font-weight: 501 900;
    src: local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold');
    size-adjust: 101.6%;
    ascent-override: 95.35%;
    descent-override: 23.74%;
    line-gap-override: 0%;
  }

  :root {
    ${tokenDeclarations()}
    color-scheme: light;
  }

  @supports (color: color-mix(in srgb, red, blue)) {
    :root {
      ${mixDeclarations(accentMixes, false)}
    }
  }

  /* Backdrops do not inherit custom properties before Chrome 122 and Safari 17.4. */
  ::backdrop {
    --veil: ${colours.veil};
  }

  ${media.reducedMotion} {
    :root {
      --motion-fast: 0.01ms;
      --motion-calm: 0.01ms;
    }
  }

  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* Keeps the focused element clear of a sticky header and of toasts (WCAG 2.4.11). */
    scroll-padding-block: 5rem calc(2rem + ${toastRoom});
  }

  html:has(dialog:modal) {
    overflow: hidden;
  }

  body {
    margin: 0;
    min-width: 0;
    background: ${tokens.colour.canvas};
    color: ${tokens.colour.ink};
    font-family: ${tokens.font.body};
    font-size: ${tokens.text.md};
    font-feature-settings: 'cv11', 'ss03';
    line-height: 1.55;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  @media screen {
    body { padding-bottom: ${pageEnd}; }
  }

  /* Controls are not printed, except for the selected tab, which names the content below it. */
  @media print {
    #portal > header, nav, [role='search'], [role='menu'], [popover], [data-screen-only],
    button:not([role='tab'][aria-selected='true']) {
      display: none !important;
    }

    body { background: none; }
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend {
    margin: 0;
    padding: 0;
  }

  h1, h2, h3, h4 {
    font-weight: 640;
    letter-spacing: -0.014em;
    line-height: 1.22;
    text-wrap: balance;
  }

  h1 { font-size: ${tokens.text['2xl']}; letter-spacing: -0.022em; }
  h2 { font-size: ${tokens.text.xl}; }
  /* At these sizes, words that are set tight run together. */
  h3, h4 { letter-spacing: normal; }
  h3 { font-size: ${tokens.text.lg}; }
  h4 { font-size: ${tokens.text.md}; }

  p { text-wrap: pretty; }

  /* Not bolder than headings: 'bolder' turns the 550 of values into 900. */
  b, strong { font-weight: 640; }

  fieldset { border: 0; min-width: 0; }

  img, svg, video, canvas { display: block; max-width: 100%; }

  button, input, select, textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  ul[class], ol[class] { list-style: none; }

  a { color: ${tokens.colour['accent-text']}; text-underline-offset: 0.18em; }

  /* A live region is there before its text, because screen readers announce only changes. Without one, it takes no gap. */
  :is([role='status'], output):empty {
    position: absolute;
  }

  :focus-visible {
    ${focusRing}
  }

  /* Headings take the focus after navigation only to be announced, so they show no ring. */
  h1[tabindex='-1']:focus, main[tabindex='-1']:focus {
    outline: none;
  }

  /* Set once and inherited, because a rule for every element took a tenth to a quarter of each style recalculation. */
  :root::selection {
    background: ${tokens.colour.selection};
  }
`;
