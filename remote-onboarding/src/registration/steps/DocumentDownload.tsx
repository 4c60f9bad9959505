import { Download, FileText } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Badge } from '@investor-portal/shared/ui/Badge';
import { SmallText, VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { TextLink } from '@investor-portal/shared/ui/TextLink';

interface DocumentDownloadProps {
  name: string;
  description: string;
  href: string | undefined;
}

/** A document to download, or a note that it is unavailable. There is never a dead link. */
export function DocumentDownload({ name, description, href }: DocumentDownloadProps) {
  return (
    <Row>
      <FileText aria-hidden="true" />
      <div>
        <Name>{name}</Name>
        <SmallText>{description}</SmallText>
      </div>
      {href ? (
        <Link href={href} target="_blank" rel="noopener noreferrer" download>
          <Download aria-hidden="true" size={16} />
          <span>Download</span>
          <VisuallyHidden>{` ${name} (opens in a new tab)`}</VisuallyHidden>
        </Link>
      ) : (
        <Badge>Unavailable</Badge>
      )}
    </Row>
  );
}

interface DocumentNameProps {
  href: string | undefined;
  children: string;
}

/** A document that is named in running text, as a link or marked as unavailable. */
export function DocumentName({ href, children }: DocumentNameProps) {
  if (href) return <TextLink href={href}>{children}</TextLink>;
  return <span>{`${children} (unavailable)`}</span>;
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${tokens.space[3]};
  align-items: center;

  > :last-child {
    grid-column: 2;
    justify-self: start;
  }

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    > :last-child {
      grid-column: 3;
    }
  }

  > svg {
    align-self: start;
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.15rem;
    color: ${tokens.colour['ink-quiet']};
  }
`;

const Name = styled.p`
  font-weight: 600;
`;

const Link = styled.a`
  display: inline-flex;
  gap: ${tokens.space[2]};
  align-items: center;
  min-height: 2.75rem;
  border-radius: ${tokens.radius.sm};
  font-size: ${tokens.text.sm};
  font-weight: 600;

  &:not(:hover, :focus-visible) {
    text-decoration: none;
  }
`;
