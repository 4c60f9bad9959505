/** Converts a response of the sandbox to the style of the API in `adapter-example.ts`. */
export function toItemsStyle(body: unknown): unknown {
  const { errorDetails: errors } = body as { errorDetails?: { message: string }[] };
  if (errors) return { error: { text: errors[0]?.message } };
  const {
    data,
    currentPage: page,
    totalPages: pageCount,
    ...rest
  } = body as Record<string, unknown>;
  const result = Array.isArray(data) ? { items: data, page, pageCount } : data;
  return JSON.parse(JSON.stringify({ ...rest, result }), (key, value: unknown) => {
    if (typeof value === 'number' && /amount|price|offering$/i.test(key))
      return `PHP ${value.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
    if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT/.test(value)) return value;
    const local = new Date(Date.parse(value) + 8 * 3_600_000).toISOString();
    const [year, month, day] = local.slice(0, 10).split('-');
    return `${day}/${month}/${year} ${local.slice(11, 16)}`;
  }) as unknown;
}
