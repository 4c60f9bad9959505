import { useNavigate } from 'react-router-dom';

/**
 * The way back to where one came from, so that a list is found as it was left; to `fallback` when this is the
 * first page one opened.
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => void (pagesBehind() > 0 ? navigate(-1) : navigate(fallback));
}

/** Of the portal itself: React Router counts them in the history's state, through replaced entries and reloads. */
function pagesBehind(): number {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return 0;
  return typeof state.idx === 'number' ? state.idx : 0;
}
