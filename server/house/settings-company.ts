import type { readCompanySettings, saveCompanySettings } from '#contract/company-settings.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { usualHoursInWords } from '#core/desk-hours.ts'
import { spanInWords } from '#core/usual-week.ts'
import { announceWith } from '#server/platform/announcements.ts'
import { readChanges, recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { shortDay } from '#server/platform/day-words.rules.ts'
import { differencesOf } from '#server/platform/differences.rules.ts'
import type { Caller } from '#server/platform/serve.ts'
import { settingVersion, takeNextVersion } from '#server/platform/setting-versions.store.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { type Company, readCompany, saveCompany as storeCompany } from '#server/vouchers/index.ts'

const name = 'company'
const object = { kind: 'setting', id: name }

const otherDay = ({ day, hours }: Company['hours']['exceptions'][number]) =>
  `${shortDay(day)} ${hours ? spanInWords(hours) : 'nobody'}`

const inWords = ({ name: called, address, registrationNumber, telephone, email, hours }: Company) =>
  new Map([
    ['Name', called],
    ['Address', address],
    ['Registration number', registrationNumber ?? ''],
    ['Telephone', telephone],
    ['E-mail', email],
    ['Hours of the desk', usualHoursInWords(hours)],
    ['Days with other hours', hours.exceptions.map(otherDay).join(', ')],
  ])

export async function readCompanyData({ db }: Context): Promise<OutputOf<typeof readCompanySettings>> {
  const { hours, ...company } = await readCompany(db)
  return {
    version: await settingVersion(db, name),
    ...company,
    hours: { week: [...hours.week], exceptions: [...hours.exceptions] },
    history: await readChanges(db, object, 30),
  }
}

/** On papers and in mails that are made from now on, and on the site; what was sent stays as it was. */
export async function saveCompanyData(
  { db, clock }: Context,
  caller: Caller,
  { version, hours: typed, ...fields }: ReadInputOf<typeof saveCompanySettings>,
): Promise<OutputOf<typeof saveCompanySettings>> {
  const today = tokyoDayOf(clock.now())
  // What is over changes nothing any more; the history has it.
  const exceptions = typed.exceptions.filter(({ day }) => day >= today)
  const company = { ...fields, hours: { week: typed.week, exceptions } }
  return db.transaction().execute(async (tx) => {
    const next = await takeNextVersion(tx, name, version)
    const changes = differencesOf(inWords(await readCompany(tx)), inWords(company))
    await storeCompany(tx, company)
    const deed = 'changed company data'
    // Every page says where we are reached.
    await announceWith(tx, 'pages')
    await recordChange(tx, { object, userId: caller.userId, deed, changes, version: next, at: clock.now() })
    return { version: next }
  })
}
