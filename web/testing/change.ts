import type { Change } from '#contract/office-list.ts'

/** A line of a history. */
export const changeOf = (deed: string, rest: Partial<Change> = {}): Change => ({
  ...{ at: '2026-11-18T10:00:00+09:00', by: 'Naomi', deed, changes: [], reason: '', version: null },
  ...rest,
})
