import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'

/** The contract knows only the day of the furthest zone; here it is Tokyo's. */
export function refuseUnborn({ clock }: Pick<Context, 'clock'>, field: string, birthDate: string | null): void {
  if (birthDate !== null && birthDate > tokyoDayOf(clock.now()))
    throw new AppError('platform.invalid-input', { fields: { [field]: 'This day is yet to come.' } })
}
