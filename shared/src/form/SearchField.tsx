import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/Button';
import { ControlBox, Input } from './Field.styled';

/** The search starts when the investor has paused for this many ms. */
const pauseMs = 300;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
  takesFocus?: boolean | undefined;
}

/** Keeps the typed text, because the address may follow seconds later. An unfocused field follows changes of the address. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, maxLength, value, onChange, takesFocus } = props;
  const [typed, setTyped] = useState(value);
  /** The last search text, from this field or from the address. */
  const [lastSearch, setLastSearch] = useState(value);
  /** The last `value` that the field has handled. */
  const [lastValue, setLastValue] = useState(value);
  const [focused, setFocused] = useState(false);
  if (value !== lastValue && (value === lastSearch || !focused)) {
    setLastValue(value);
    if (value !== lastSearch) {
      setLastSearch(value);
      setTyped(value);
    }
  }
  const input = useRef<HTMLInputElement>(null);
  const commit = (text: string) => {
    setTyped(text);
    setLastSearch(text);
    if (text !== lastSearch) onChange(text);
  };
  const onPause = useEffectEvent((text: string) => {
    // The address may have replaced the typed text.
    if (text === typed) commit(text);
  });
  useEffect(() => {
    const timer = window.setTimeout(() => onPause(typed), pauseMs);
    return () => window.clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Box>
      <Search aria-hidden="true" size={18} />
      <SearchInput
        ref={input}
        type="search"
        name="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(typed);
        }}
      />
      {typed === '' ? null : (
        <Clear
          variant="quiet"
          size="icon"
          aria-label="Clear search"
          icon={<X aria-hidden="true" />}
          onClick={() => {
            commit('');
            input.current?.focus();
          }}
        />
      )}
    </Box>
  );
}

const Box = styled(ControlBox)`
  flex: 1 1 8rem;

  > svg {
    inset-inline: 0.75rem auto;
  }
`;

const SearchInput = styled(Input)`
  padding-inline: 2.375rem 0.75rem;
  text-overflow: ellipsis;

  /* The Clear button does the same in every browser. */
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled(Button)`
  align-self: center;
  color: ${tokens.colour['ink-soft']};
`;
