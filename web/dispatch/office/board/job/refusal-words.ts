import type { ApiError } from '#contract/call.ts'

/** After a refusal what holds now; without an answer nobody knows, and the same press counts only once. */
export const refusalWords = (refusal: ApiError | null, refused: string) =>
  refusal?.isOutage ? 'It may have arrived all the same. Pressing again does not do it twice.' : refused
