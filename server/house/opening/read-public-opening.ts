import type { PublicOpening } from '#contract/opening.ts'
import { deskHoursInWords } from '#core/desk-hours.ts'
import type { Context } from '#server/platform/context.ts'
import { settingVersion } from '#server/platform/setting-versions.store.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { readCompany } from '#server/vouchers/index.ts'
import { findOpening } from './opening.store.ts'

/** Nothing but what somebody of the office entered: a new database has a company that is nobody's. */
export async function readPublicOpening({ db, clock }: Context): Promise<PublicOpening> {
  const { isOpen, opensOn, firstOpenedAt } = await findOpening(db)
  const { name, address, telephone, email, hours } = await readCompany(db)
  const isEntered = (await settingVersion(db, 'company')) > 1
  const today = tokyoDayOf(clock.now())
  return {
    isOpen,
    wasOpen: firstOpenedAt !== null,
    opensOn: opensOn !== null && opensOn >= today ? opensOn : null,
    company: isEntered ? { name, address, telephone, email, hours: deskHoursInWords(hours, today) } : null,
  }
}
