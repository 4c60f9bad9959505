import { styled } from 'styled-components';
import { formatDate, formatDateTime } from '../rules/dates';
import type { WireDate } from '../rules/wire-date';

interface DateTextProps {
  /** As it came over the wire, or epoch ms. */
  value: WireDate;
  /** With hours and minutes, and the platform's zone named. */
  time?: boolean;
}

/** `2026-11-30` or `2026-11-30, 23:59 PHT`, never broken over lines; '--' for none (spec §9, readings R4). */
export function DateText({ value, time = false }: DateTextProps) {
  return <Whole>{time ? formatDateTime(value) : formatDate(value)}</Whole>;
}

const Whole = styled.span`
  white-space: nowrap;
`;
