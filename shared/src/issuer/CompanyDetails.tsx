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
          <FileImage file={company.ImageUrl} alt="" whole ratio="4 / 3" />
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
  gap: ${tokens.space[5]};
  align-items: center;

  > div {
    min-width: 0;
  }
`;

const ImageFrame = styled.div`
  width: min(100%, 14rem);
  overflow: hidden;
  border-radius: ${tokens.radius.md};
`;

const Name = styled.p`
  font-size: ${tokens.text.lg};
  font-weight: 600;
`;
