import { styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { sideBySide } from './CompareTable.styled';

interface ComparedDocumentsProps {
  campaignGuid: string;
  documents: readonly string[];
}

/** The kinds of an issuer's documents, as one link to them. */
export function ComparedDocuments({ campaignGuid, documents }: ComparedDocumentsProps) {
  return (
    <Documents>
      <TextLink to={`${paths.campaign(campaignGuid)}?module=documents`}>
        {[...new Set(documents)].map((name) => (
          <DocumentName key={name}>{name}</DocumentName>
        ))}
      </TextLink>
    </Documents>
  );
}

/** Light, because every campaign has about the same documents. */
const Documents = styled.span`
  > a {
    font-weight: 400;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
`;

/** On a phone, the names follow each other to save lines. */
const DocumentName = styled.span`
  display: inline-block;
  margin-inline-end: 0.25em;

  &:not(:last-child)::after {
    content: ',';
    content: ',' / '';
  }

  ${sideBySide} {
    display: block;
    margin: 0;

    &:not(:last-child)::after {
      content: none;
    }
  }
`;
