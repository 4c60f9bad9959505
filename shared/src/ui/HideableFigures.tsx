import { styled } from 'styled-components';
import { useAmountsHidden } from '@investor-portal/shared/session/amounts-hidden';
import { VisuallyHidden } from './Layout';

/** Matches numbers after a currency, amounts as `formatCentavos` writes them, numbers of shares, and a text that is a number. */
const figures =
  /((?:\b[A-Z]{3} |\bP(?:HP|hp)\.? ?|₱ ?)-?\d(?:[\d,]*\d)?(?:\.\d+)?(?![.,]?\d|%)|-?\d[\d,]*\.\d{2}(?![\d%])|-?\d[\d,]*(?:\.\d+)?(?= (?:shares?|units?)\b)|^-?\d[\d,]*(?:\.\d+)?$)/;
const anyNumber = /(-?\d[\d,]*(?:\.\d+)?)/;

/** Hides the investor's figures in a text (decision 28), not the words. `every`: each number is one, as in `from 90 to 72`. */
export function HideableFigures(props: { every?: boolean; children: string }) {
  const { every = false, children } = props;
  const hidden = useAmountsHidden();
  return children.split(every ? anyNumber : figures).map((text, at) => {
    if (at % 2 === 0) return text ? <span key={at}>{text}</span> : null;
    if (hidden) return <Hidden key={at} figure={text} />;
    return (
      <span key={at} translate="no">
        {text}
      </span>
    );
  });
}

/** The mask is the same for every amount and for every number, so that its length reveals nothing. The currency stays. */
function Hidden({ figure }: { figure: string }) {
  const isAmount = /^[^-\d]|\.\d{2}$/.test(figure);
  return (
    <>
      <Mask aria-hidden="true" translate="no">
        {figure.replace(/-?\d[\d,.]*/, isAmount ? '••••••' : '•••')}
      </Mask>
      <VisuallyHidden translate="yes">
        {isAmount ? 'Amount hidden' : 'Number hidden'}
      </VisuallyHidden>
    </>
  );
}

/* Wraps no more than the figure does, so that hiding amounts moves no line. */
const Mask = styled.span`
  white-space: nowrap;
`;
