import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';

// Two slashes would lead to another host.
const ownPath = v.pipe(v.string(), v.regex(/^\/(?!\/)/));

/** The portal's router adds this to the state of each new history entry: the screen that the investor came from. */
const cameFromSchema = v.object({ previous: v.object({ path: ownPath, key: v.string() }) });

/** Leads to where the investor came from, or to `fallback`. It adds an entry, because the last one may be the platform's page's. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const { success, output } = v.safeParse(cameFromSchema, state);
  const { path, key } = success ? output.previous : { path: fallback, key: '' };
  return () => void navigate(path, { state: { returnsTo: key } });
}
