import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { DataList, type DataItem } from '@investor-portal/shared/ui/DataList';

/** The amount that a screen is about. Its label stands over it. */
export function LargeAmount(item: DataItem) {
  return (
    <Large>
      <DataList items={[item]} />
    </Large>
  );
}

const Large = styled.div`
  dl > div {
    display: block;
  }

  dd {
    text-align: start;
    font-size: ${tokens.text['3xl']};
    font-weight: 700;
    letter-spacing: -0.022em;
    line-height: 1.2;
  }
`;
