import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { Fees, readFees as readFeesCall, saveFees as saveFeesCall } from '#contract/fee-settings.ts'
import { type Area, listPlaces, loadFleet, readClasses, savePickUpFees } from '#server/fleet/index.ts'
import { announceWith } from '#server/platform/announcements.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges, recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { differencesOf } from '#server/platform/differences.rules.ts'
import type { Caller } from '#server/platform/serve.ts'
import { settingVersion, takeNextVersion } from '#server/platform/setting-versions.store.ts'
import { readPriceBook, savePriceBook } from '#server/pricing/index.ts'
import { changedFees, type FeeRow, feeRows } from './pick-up-fees.rules.ts'
import { type FeeNames, feesInWords } from './settings-words.rules.ts'

const name = 'fees'
const object = { kind: 'setting', id: name }

export async function readFees(ctx: Context): Promise<OutputOf<typeof readFeesCall>> {
  const { db } = ctx
  const { areas } = await loadFleet(ctx)
  const { fees, names } = await feesNow(db, areas)
  return { version: await settingVersion(db, name), fees, names, history: await readChanges(db, object, 30) }
}

interface FeesNow {
  fees: Fees
  names: FeeNames
  rows: FeeRow[]
}

async function feesNow(db: Database, areas: readonly Area[]): Promise<FeesNow> {
  const { rates, classRates, guideSeasons, extras } = await readPriceBook(db)
  const rows = feeRows(await listPlaces(db), areas)
  const classes = await readClasses(db)
  return {
    fees: {
      rates,
      classRates: classes.flatMap(({ vehicleClass }) => {
        const extraHalfHourYen = classRates.get(vehicleClass)
        return extraHalfHourYen === undefined ? [] : { vehicleClass, extraHalfHourYen }
      }),
      guideSeasons: [...guideSeasons],
      extras: extras
        .filter(({ isRetired }) => !isRetired)
        .map(({ code, priceYen, mostPieces }) => ({ code, priceYen, mostPieces })),
      places: rows.map(({ slug, pickUpFeeYen }) => ({ slug, pickUpFeeYen })),
    },
    names: {
      classes: Object.fromEntries(classes.map((info) => [info.vehicleClass, info.name])),
      extras: Object.fromEntries(extras.map((extra) => [extra.code, extra.name])),
      places: Object.fromEntries(rows.map((row) => [row.slug, row.name])),
    },
    rows,
  }
}

/** From the next quote on: what was quoted is what is charged. */
export async function saveFees(
  ctx: Context,
  caller: Caller,
  { version, fees }: ReadInputOf<typeof saveFeesCall>,
): Promise<OutputOf<typeof saveFeesCall>> {
  const { db, clock } = ctx
  const { areas } = await loadFleet(ctx)
  return db.transaction().execute(async (tx) => {
    const next = await takeNextVersion(tx, name, version)
    const before = await feesNow(tx, areas)
    refuseContradictions(fees, before.fees)
    const changes = differencesOf(feesInWords(before.fees, before.names), feesInWords(fees, before.names))
    await savePriceBook(tx, fees)
    await savePickUpFees(tx, changedFees(before.rows, fees.places))
    const deed = 'changed fees'
    await recordChange(tx, { object, userId: caller.userId, deed, changes, version: next, at: clock.now() })
    await announceWith(tx, 'fleet')
    await announceWith(tx, 'pages')
    return { version: next }
  })
}

/** What is charged by code is neither added nor dropped here, and a longer day never costs less. */
function refuseContradictions(fees: Fees, known: Fees): void {
  const fields: Record<string, string> = {}
  const { rates } = fees
  if (rates.dayUntilMinutes < rates.dayFromMinutes) fields['rates.dayUntilMinutes'] = 'The day ends after it begins.'
  if (rates.guideDayMinutes < rates.guideShortMinutes)
    fields['rates.guideDayMinutes'] = 'A day of a guide is at least as long as a short one.'
  if (rates.guideDayYen < rates.guideShortYen) fields['rates.guideDayYen'] = 'A longer day of a guide never costs less.'
  const sameCodes = (a: readonly string[], b: readonly string[]) => a.toSorted().join() === b.toSorted().join()
  const lists = {
    classRates: (some: Fees) => some.classRates.map(({ vehicleClass }) => vehicleClass),
    extras: (some: Fees) => some.extras.map(({ code }) => code),
    places: (some: Fees) => some.places.map(({ slug }) => slug),
  }
  for (const [field, codesOf] of Object.entries(lists))
    if (!sameCodes(codesOf(fees), codesOf(known))) fields[field] = 'Something is missing here, or is new.'
  const seasons = fees.guideSeasons.map((season) => season.name.toLowerCase())
  if (new Set(seasons).size < seasons.length) fields.guideSeasons = 'Two seasons have the same name.'
  if (Object.keys(fields).length > 0) throw new AppError('pricing.fees-contradict', { fields })
}
