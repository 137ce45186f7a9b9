import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { readTaxRates, saveTaxRates } from '#contract/tax-settings.ts'
import { plainDay } from '#core/days.ts'
import type { TaxRate } from '#core/tax.ts'
import { findTaxRates, replaceTaxRatesAfter } from '#server/catalogue/index.ts'
import { forgetFleet } from '#server/fleet/index.ts'
import { announceWith } from '#server/platform/announcements.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges, recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { differencesOf } from '#server/platform/differences.rules.ts'
import type { Caller } from '#server/platform/serve.ts'
import { settingVersion, takeNextVersion } from '#server/platform/setting-versions.store.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'

const name = 'tax'
const object = { kind: 'setting', id: name }

export async function readTaxData({ db, clock }: Context): Promise<OutputOf<typeof readTaxRates>> {
  const today = tokyoDayOf(clock.now())
  return {
    version: await settingVersion(db, name),
    today,
    rates: (await findTaxRates(db)).map((rate) => ({ ...rate, hasBegun: rate.from <= today })),
    history: await readChanges(db, object, 30),
  }
}

const inWords = (rates: readonly TaxRate[]) =>
  new Map(
    rates.map(({ from, percent, reducedPercent }) => [
      `From ${plainDay(from)}`,
      `${percent}%, reduced ${reducedPercent}%`,
    ]),
  )

/** Prices stay as they are, tax included: of services from that day on another part of them is tax. */
export async function saveTaxData(
  ctx: Context,
  caller: Caller,
  { version, rates }: ReadInputOf<typeof saveTaxRates>,
): Promise<OutputOf<typeof saveTaxRates>> {
  const today = tokyoDayOf(ctx.clock.now())
  const begun = rates.findIndex(({ from }) => from <= today)
  if (begun >= 0)
    throw new AppError('house.rate-begun', {
      fields: { [`rates.${begun}.from`]: 'A rate begins tomorrow at the earliest.' },
    })
  const saved = await ctx.db.transaction().execute(async (tx) => {
    const next = await takeNextVersion(tx, name, version)
    const before = await findTaxRates(tx)
    await replaceTaxRatesAfter(tx, today, rates)
    const changes = differencesOf(inWords(before), inWords(await findTaxRates(tx)))
    // Public pages work offers through, with the tax in them.
    await announceWith(tx, 'pages')
    await announceWith(tx, 'fleet')
    const deed = 'changed the tax rates'
    await recordChange(tx, { object, userId: caller.userId, deed, changes, version: next, at: ctx.clock.now() })
    return { version: next }
  })
  forgetFleet(ctx)
  return saved
}
