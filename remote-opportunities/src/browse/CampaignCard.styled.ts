import { styled } from 'styled-components';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

export const Article = styled.article`
  height: 100%;
`;

export const Banner = styled.div`
  position: relative;
`;

export const Corner = styled.div`
  position: absolute;
  top: ${tokens.space[3]};
  inset-inline-end: ${tokens.space[3]};
  max-width: calc(100% - 2 * ${tokens.space[3]});
`;

/** The issuer's logo overlaps the banner by half. */
export const Logo = styled.div`
  position: relative;
  width: fit-content;
  margin-top: -2.625rem;
  padding: 3px;
  background: ${tokens.colour.surface};
  border-radius: calc(${tokens.radius.md} + 3px);
  box-shadow: ${tokens.shadow[1]};
`;

export const Address = styled.p`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: center;
  margin-top: -0.375rem;
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;

  svg {
    flex: none;
  }
`;

/** Always three lines high, so that the figures below line up across cards. */
export const Highlights = styled.p`
  display: -webkit-box;
  min-height: 4.2em;
  overflow: hidden;
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
  line-height: 1.4;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Foot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  margin-top: auto;
`;

export const Figures = styled.p`
  ${tabularDigits}
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.3em;
  align-items: baseline;
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};

  > * {
    min-width: 0;
  }

  strong {
    color: ${tokens.colour.ink};
    font-size: ${tokens.text.lg};
    font-weight: 640;
    letter-spacing: -0.01em;
  }
`;

export const DaysLeft = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
  margin-top: ${tokens.space[1]};
  font-size: ${tokens.text.sm};
  font-weight: 550;

  &[data-ended] > span {
    color: ${tokens.colour['ink-quiet']};
  }
`;
