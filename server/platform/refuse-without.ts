import { holdsRight, type OfficeRight, rightInWords } from '#core/office-rights.ts'
import { AppError } from './app-error.ts'
import type { Caller } from './serve.ts'

/** For what only some of those may do who may make a call, such as a larger sum. */
export function refuseWithout(right: OfficeRight, { officeRoles }: Pick<Caller, 'officeRoles'>): void {
  if (!holdsRight(officeRoles, right)) throw new AppError('platform.right-missing', { right: rightInWords(right) })
}
