import type { Endpoint } from '#contract/endpoint.ts'
import type { OfficeRight } from '#core/office-rights.ts'
import { type Session, sessionStore, useSession } from './session.ts'

/** A right by its name, or the one that a call needs. */
export type Needs = OfficeRight | Pick<Endpoint, 'right' | 'alsoRight'>

export const rightOf = (needs: Needs): OfficeRight | undefined => (typeof needs === 'string' ? needs : needs.right)

/**
 * What the server said that the caller may do in the office. Courtesy, as the guard: the server checks every call by
 * itself. Where nobody is known to be signed in, nothing is hidden.
 */
export function holds(session: Session | null, needs: Needs): boolean {
  const rights = [rightOf(needs), ...(typeof needs === 'string' ? [] : [needs.alsoRight])]
  return !session || rights.every((right) => !right || (session.user.office?.rights.includes(right) ?? false))
}

export const mayNow = (needs: Needs) => holds(sessionStore.getState().session, needs)

/** Asks for several things at once: `const may = useMay()`, then `may(saveCar)`. */
export function useMay(): (needs: Needs) => boolean {
  const { session } = useSession()
  return (needs) => holds(session, needs)
}
