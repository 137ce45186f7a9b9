import type { Opening, Station } from '#contract/opening.ts'
import { cardProofOf, gatewayNameOf } from '#server/payments/index.ts'
import { readChanges } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { settingVersion } from '#server/platform/setting-versions.store.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { readCompany } from '#server/vouchers/index.ts'
import { findOpening } from './opening.store.ts'
import { openingObject } from './opening-object.ts'
import { readStationFacts } from './station-facts.store.ts'
import { stationsOf } from './stations.rules.ts'

/** The line as it is with the doors open or shut; also asked for within the transaction that turns them. */
export async function readStations(
  db: Database,
  ctx: Pick<Context, 'clock' | 'settings'>,
  { isOpen }: { isOpen: boolean },
): Promise<Station[]> {
  const { clock, settings } = ctx
  const { faresLookedAt } = await findOpening(db)
  const facts = await readStationFacts(db, tokyoDayOf(clock.now()))
  const companyEntered = (await settingVersion(db, 'company')) > 1
  const { name } = await readCompany(db)
  const sendsMail = settings.mail.smtpUrl !== undefined
  const proof = await cardProofOf(ctx, db)
  const cards = { gateway: gatewayNameOf(ctx), cardProved: !!proof?.provedAt, cardHeard: !!proof?.heardAt }
  const own = { ...cards, companyEntered, companyName: name, faresLookedAt: faresLookedAt !== null, sendsMail }
  return stationsOf({ ...facts, ...own }, isOpen)
}

export async function readOpening(ctx: Context): Promise<Opening> {
  const { db, clock, settings } = ctx
  const { isOpen, opensOn, firstOpenedAt } = await findOpening(db)
  return {
    ...{ isOpen, opensOn, today: tokyoDayOf(clock.now()), wasOpen: firstOpenedAt !== null },
    gateway: gatewayNameOf(ctx),
    sendsMail: settings.mail.smtpUrl !== undefined,
    stations: await readStations(db, ctx, { isOpen }),
    history: await readChanges(db, openingObject, 30),
  }
}
