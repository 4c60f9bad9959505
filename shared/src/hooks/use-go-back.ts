import { useNavigate } from 'react-router-dom';

/** Goes back in history, so that a list is restored as it was. Goes to `fallback` if the screen was opened first. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => void (earlierPages() > 0 ? navigate(-1) : navigate(fallback));
}

/** Returns the number of earlier portal pages. React Router keeps it in history.state across replaces and reloads. */
function earlierPages(): number {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return 0;
  return typeof state.idx === 'number' ? state.idx : 0;
}
