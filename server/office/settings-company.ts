import type { readCompanySettings, saveCompanySettings } from '#contract/company-settings.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { readChanges, recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { differencesOf } from '#server/platform/differences.rules.ts'
import type { Caller } from '#server/platform/serve.ts'
import { settingVersion, takeNextVersion } from '#server/platform/setting-versions.store.ts'
import { type Company, readCompany, saveCompany as storeCompany } from '#server/vouchers/index.ts'

const name = 'company'
const object = { kind: 'setting', id: name }

const inWords = ({ name: called, address, registrationNumber }: Company) =>
  new Map([
    ['Name', called],
    ['Address', address],
    ['Registration number', registrationNumber ?? ''],
  ])

export async function readCompanyData({ db }: Context): Promise<OutputOf<typeof readCompanySettings>> {
  return {
    version: await settingVersion(db, name),
    ...(await readCompany(db)),
    history: await readChanges(db, object, 30),
  }
}

/** On papers that are made from now on; those that were sent stay as they were. */
export async function saveCompanyData(
  { db, clock }: Context,
  caller: Caller,
  { version, ...company }: ReadInputOf<typeof saveCompanySettings>,
): Promise<OutputOf<typeof saveCompanySettings>> {
  return db.transaction().execute(async (tx) => {
    const next = await takeNextVersion(tx, name, version)
    const changes = differencesOf(inWords(await readCompany(tx)), inWords(company))
    await storeCompany(tx, company)
    const deed = 'changed company data'
    await recordChange(tx, { object, userId: caller.userId, deed, changes, version: next, at: clock.now() })
    return { version: next }
  })
}
