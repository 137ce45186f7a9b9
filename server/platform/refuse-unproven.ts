import { AppError } from './app-error.ts'

/** For deeds that a session alone does not allow: whoever finds an office open must not do them. */
export function refuseUnproven({ isProven }: { readonly isProven?: boolean | undefined }): void {
  if (!isProven) throw new AppError('platform.proof-needed')
}
