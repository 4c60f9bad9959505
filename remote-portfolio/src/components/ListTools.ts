import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Cluster } from '@investor-portal/shared/ui/Layout';

/** The tools of a list or report. On a phone they show only their icons, so that they fit beside a heading. */
export const ListTools = styled(Cluster).attrs({ $gap: 2 })`
  ${media.phone} {
    flex-wrap: nowrap;
    gap: ${tokens.space[1]};

    > a,
    > button {
      min-width: 2.75rem;
      padding-inline: ${tokens.space[2]};
    }

    /* A button's text has display: contents. It needs a box before it can be hidden visually. */
    > * > span > span {
      display: block;
      ${visuallyHidden}
    }
  }
`;
