import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { CopyButton, TextToCopy, useCopyText } from '../ui/CopyText';
import { TextLink } from '../ui/TextLink';

/** The link to a document that neither a tab nor the app has opened. Web views may ignore the link, too. */
export function BlockedDocument({ href, children }: { href: string; children: string }) {
  const { isShown, copy } = useCopyText(href);
  // The link comes first in its parent, where it gets the focus of the button that it replaces.
  return (
    <>
      <TextLink href={href}>{children}</TextLink>
      <Copy>
        <CopyButton onClick={() => void copy('Address copied')}>Copy address</CopyButton>
      </Copy>
      {isShown ? (
        <WholeLine>
          <TextToCopy label="Address of the document" text={href} />
        </WholeLine>
      ) : null}
    </>
  );
}

const Copy = styled.span`
  display: inline-block;
  margin-block: ${tokens.space[2]};
`;

const WholeLine = styled.div`
  flex: 1 0 100%;
`;
