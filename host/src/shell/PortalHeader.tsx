import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { colours } from '@investor-portal/shared/theme/colours';
import { inDark, media } from '@investor-portal/shared/theme/media';
import { contentEdge } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import defaultLogo from './favicon.svg';
import { Navigation } from './Navigation';

export function PortalHeader() {
  const signedIn = useAtomValue(accessTokenAtom) !== '';
  const { brand } = runtimeConfig();
  return (
    <Bar>
      <Brand as={Link} to={paths.root}>
        <img
          src={brand.logo ?? defaultLogo}
          alt=""
          width={28}
          height={28}
          data-platform={brand.logo && ''}
        />
        <span translate="no">{brand.name}</span>
      </Brand>
      {signedIn ? <Navigation /> : null}
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${tokens.layer.sticky};
  display: flex;
  /* Wraps only if the text is very large. */
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[3]};
  min-height: 3.5rem;
  padding-inline: ${tokens.space[4]};
  background: ${tokens.colour.surface};
  border-bottom: 1px solid ${tokens.colour.line};

  > button {
    flex: none;
    padding-inline: ${tokens.space[2]};
  }

  > button:first-of-type {
    min-width: 2.75rem;
    margin-inline-start: auto;
  }

  /* Aligns the last button's text with the right edge of the content. */
  > button:last-of-type {
    margin-inline: calc(-1 * ${tokens.space[2]});
  }

  ${media.tablet} {
    padding-inline: ${contentEdge};
  }

  ${media.low} {
    position: static;
  }
`;

const Brand = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  max-width: 100%;
  min-height: 2.75rem;
  color: ${tokens.colour.ink};
  font-weight: 640;
  letter-spacing: -0.012em;
  line-height: 1.2;
  text-decoration: none;

  > img {
    flex: none;
  }

  /* The platform's logo was made for a light header. */
  ${inDark} & > [data-platform] {
    padding: 2px;
    background: ${colours.surface};
    border-radius: ${tokens.radius.sm};
  }
`;
