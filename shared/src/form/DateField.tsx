import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { FormField, type FieldProps, type InputProps } from './Field';
import { ControlBox, Input } from './Field.styled';

/**
 * A day with the browser's own picker. `value`, `min` and `max` are `YYYY-MM-DD`, or '' for no day. Browsers write a day in the
 * format of their own language, so the field shows its `value` in the portal's format (spec §9) until it has the focus
 * (decision 4).
 */
export function DateField(props: FieldProps & InputProps) {
  return (
    <FormField {...props}>
      {(control) => (
        <ControlBox>
          <DateInput {...control} type="date" $covered={Boolean(props.value)} />
          {/* An attribute, so that the day is on the page only once when somebody searches, copies or translates the page. */}
          {props.value ? <Day aria-hidden="true" data-day={props.value} /> : null}
        </ControlBox>
      )}
    </FormField>
  );
}

/** Two fields fit beside each other on a phone, each with its day and the picker's icon. */
const paddingInline = '0.625rem';

/** Hides the browser's own text. With forced colours Firefox would show both, so there only the browser's is shown. */
const covered = css`
  @media (forced-colors: none) {
    &:not(:focus) {
      &::-webkit-datetime-edit,
      &::-webkit-date-and-time-value {
        opacity: 0;
      }

      /* Firefox has no name for this part of the control. */
      @supports (-moz-appearance: none) {
        color: transparent;
      }
    }
  }
`;

const DateInput = styled(Input)<{ $covered: boolean }>`
  padding-inline: ${paddingInline};
  appearance: none;
  text-align: start;

  &::-webkit-date-and-time-value {
    text-align: start;
  }

  &::-webkit-calendar-picker-indicator {
    margin-inline-start: 0;
    opacity: 0.6;
  }

  ${({ $covered }) => $covered && covered}

  &:focus + [data-day] {
    display: none;
  }
`;

/** Lies exactly over the browser's own text. */
const Day = styled.span`
  position: absolute;
  inset: 0 auto 0 ${paddingInline};
  display: grid;
  align-items: center;
  pointer-events: none;

  &::after {
    content: attr(data-day);
  }

  ${media.forcedColours} {
    display: none;
  }
`;
