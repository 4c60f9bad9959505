import { colours } from '@investor-portal/shared/theme/colours';
import { css } from 'styled-components';

// Chromium's automatic dark theme ignores `color-scheme: only light` on an element, but leaves pictures as they are.
const whitePicture = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg"><rect fill="white" width="100%" height="100%"/></svg>',
);

/** White paper with ink in both appearances, with forced colours and in a browser that darkens light pages. */
export const paper = css`
  --ink-quiet: ${colours['ink-quiet']};
  --line-strong: ${colours['line-strong']};
  background: ${colours.surface} url('data:image/svg+xml,${whitePicture}');
  color: ${colours.ink};
  forced-color-adjust: none;
`;
