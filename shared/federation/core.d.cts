/** Their paths in shared/src, without extension. */
export const modules: string[];
/** Names by library. */
export const libraries: Readonly<Record<'valibot' | 'lucide-react', string[]>>;
