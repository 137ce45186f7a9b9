import type { Decision } from '#contract/dashboard.ts'
import { holdsRight, type OfficeRight } from '#core/office-rights.ts'
import type { Caller } from '#server/platform/serve.ts'

/** What waits with words of guests in it is for those who may read them. */
const needed: Partial<Record<Decision['kind'], OfficeRight>> = { message: 'see:messages', review: 'see:reviews' }

export const decisionsFor = (
  { officeRoles }: Pick<Caller, 'officeRoles'>,
  decisions: readonly Decision[],
): Decision[] =>
  decisions.filter(({ kind }) => {
    const right = needed[kind]
    return !right || holdsRight(officeRoles, right)
  })
