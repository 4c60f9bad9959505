import { X } from 'lucide-react';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { paths } from '@investor-portal/shared/routes/paths';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { FileAvatar } from '@investor-portal/shared/ui/picture/FileImage';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import {
  Area,
  Body,
  Cell,
  ColumnHead,
  Corner,
  Head,
  Issuer,
  Line,
  Remove,
  RowHead,
  Table,
} from './CompareTable.styled';
import { rows } from './rows';
import type { Compared } from './use-compared';

const minute = 60_000;
export const tableId = 'comparison';

interface CompareTableProps {
  compared: readonly Compared[];
  onRemove: (guid: string) => void;
}

/** A column for each campaign. On a phone each line's label is above its values; what does not fit scrolls sideways. */
export function CompareTable({ compared, onRemove }: CompareTableProps) {
  const now = useNow(minute);
  return (
    <Area id={tableId} role="region" aria-label="Comparison" tabIndex={0}>
      <Table $columns={compared.length}>
        <Head>
          <Line>
            <Corner>
              <VisuallyHidden>Term</VisuallyHidden>
            </Corner>
            {compared.map(({ campaign }) => {
              const issuer = issuerNameOf(campaign) || '--';
              const logo = campaign.issuerImage || campaign.issuerAccount.imageUrl;
              return (
                <ColumnHead key={campaign.guid}>
                  <Issuer>
                    <FileAvatar file={logo} name={issuer} size={2.5} square />
                    <TextLink to={paths.campaign(campaign.guid)}>{issuer}</TextLink>
                    <Remove
                      ref={transferFocus}
                      type="button"
                      aria-label={`Remove ${issuer}`}
                      onClick={() => onRemove(campaign.guid)}
                    >
                      <X aria-hidden="true" size={18} />
                    </Remove>
                  </Issuer>
                </ColumnHead>
              );
            })}
          </Line>
        </Head>
        <Body>
          {rows.map(({ label, show }) => (
            <Line key={label}>
              <RowHead>{label}</RowHead>
              {compared.map((column) => (
                <Cell key={column.campaign.guid}>{show(column, now)}</Cell>
              ))}
            </Line>
          ))}
        </Body>
      </Table>
    </Area>
  );
}
