import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Page } from '@investor-portal/shared/ui/Layout';

/** A list scrolls in its own area (spec §9): with little room around it, the page does not scroll as well. */
export const ListPage = styled(Page)`
  padding-block: ${tokens.space[4]} 0;
`;
