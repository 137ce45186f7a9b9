import type { SiteSettings } from '#contract/rendering.ts'
import { usualHoursInWords } from '#core/desk-hours.ts'
import type { Context } from '#server/platform/context.ts'
import { readCompany } from './company.store.ts'

/** Who we are is asked anew for each rendering; where the database is out of reach, it is as it last was. */
export async function siteOf({ db, settings }: Context): Promise<() => Promise<Omit<SiteSettings, 'isClosed'>>> {
  const { apiBaseUrl, imageBaseUrl, publicUrl, onTheDayOnly } = settings
  const read = async () => {
    const { name, address, telephone, email, hours } = await readCompany(db)
    return { name, address, telephone, email, hours, usualHours: usualHoursInWords(hours) }
  }
  let last = await read()
  return async () => {
    last = await read().catch(() => last)
    return { apiBaseUrl, imageBaseUrl, publicUrl, company: last, paidOnTheDay: onTheDayOnly }
  }
}
