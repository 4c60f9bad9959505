import { styled } from 'styled-components';
import type { CompanyDetails as Company } from '../partner-api/contract/company-view';
import { tokens } from '../theme/tokens';
import { SmallText } from '../ui/Layout';
import { FileImage } from '../ui/picture/FileImage';

export function CompanyDetails({ company }: { company: Company }) {
  return (
    <Row>
      {company.ImageUrl ? (
        <ImageFrame>
          <FileImage file={company.ImageUrl} alt="" />
        </ImageFrame>
      ) : null}
      <div>
        <SmallText>Company Name</SmallText>
        <Name>{company.CompanyName || '--'}</Name>
      </div>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[5]};
  align-items: center;

  > div {
    min-width: 0;
  }
`;

const ImageFrame = styled.div`
  width: min(100%, 20rem);
  overflow: hidden;
  border-radius: ${tokens.radius.md};
`;

const Name = styled.p`
  font-size: ${tokens.text.lg};
  font-weight: 600;
`;
