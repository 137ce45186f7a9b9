import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import {
  type MailLimitKind,
  type MailLimits,
  mailLimitKinds,
  type readMailLimits as readCall,
  type saveMailLimits as saveCall,
} from '#contract/mail-limits.ts'
import { readChanges, recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { differencesOf } from '#server/platform/differences.rules.ts'
import type { Caller } from '#server/platform/serve.ts'
import { settingVersion, takeNextVersion } from '#server/platform/setting-versions.store.ts'
import { readLimits, writeLimits } from './mail-limits.store.ts'

const name = 'mail-limits'
const object = { kind: 'setting', id: name }

export async function readMailLimits({ db }: Context): Promise<OutputOf<typeof readCall>> {
  return {
    version: await settingVersion(db, name),
    limits: await readLimits(db),
    history: await readChanges(db, object, 30),
  }
}

/** From the next mail on: what is counted already counts. */
export async function saveMailLimits(
  { db, clock }: Context,
  caller: Caller,
  { version, limits }: ReadInputOf<typeof saveCall>,
): Promise<OutputOf<typeof saveCall>> {
  return db.transaction().execute(async (tx) => {
    const next = await takeNextVersion(tx, name, version)
    const changes = differencesOf(inWords(await readLimits(tx)), inWords(limits))
    await writeLimits(tx, limits)
    const deed = 'changed how many mails go to one address'
    await recordChange(tx, { object, userId: caller.userId, deed, changes, version: next, at: clock.now() })
    return { version: next }
  })
}

const words: Record<MailLimitKind, string> = {
  unpaid: 'Held days',
  again: 'Mails asked for again',
  account: 'Links to an account',
  contact: 'Receipts of the contact form',
  coming: 'Links to be told of what is coming',
}

const inWords = (limits: MailLimits) =>
  new Map(
    mailLimitKinds.map((kind) => [words[kind], `${limits[kind].mostAnHour} an hour, ${limits[kind].mostADay} a day`]),
  )
