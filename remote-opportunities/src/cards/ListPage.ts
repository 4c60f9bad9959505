import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Page } from '@investor-portal/shared/ui/Layout';

/** A list scrolls in its own area (spec §9). The padding is small, so that the page does not scroll too. */
export const ListPage = styled(Page)`
  padding-block: ${tokens.space[4]} 0;
`;

/** A notice above a list. */
export const AboveList = styled.div`
  margin-bottom: ${tokens.space[5]};
`;
