import { type Owner, whyWeak } from '#contract/weak-password.ts'
import { AppError } from '#server/platform/app-error.ts'
import { commonPasswords } from './common-passwords.ts'

/** Refuses a password that would be guessed, with the reason at the field where it was typed. */
export async function refuseWeakPassword(password: string, owner: Owner, field = 'password'): Promise<void> {
  const reason = whyWeak(password, owner, await commonPasswords())
  if (reason) throw new AppError('accounts.weak-password', { fields: { [field]: reason } })
}
