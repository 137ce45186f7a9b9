/** A page of a list; asked for one beyond the last, the last. */
export async function readPage<I extends { page: number; rows: number }, R>(
  input: I,
  read: (input: I) => Promise<{ rows: R[]; total: number }>,
): Promise<{ rows: R[]; total: number; page: number }> {
  const found = await read(input)
  if (found.rows.length > 0 || input.page === 1) return { ...found, page: input.page }
  const first = await read({ ...input, page: 1 })
  const page = Math.max(1, Math.ceil(first.total / input.rows))
  return page === 1 ? { ...first, page } : { ...(await read({ ...input, page })), page }
}
