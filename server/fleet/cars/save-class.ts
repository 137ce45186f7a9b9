import type { ReadInputOf } from '#contract/endpoint.ts'
import type { OfficeClass, saveClass as saveClassCall } from '#contract/office-classes.ts'
import { findNamedPictures, keepOfficePictures } from '#server/media/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { differencesOf } from '#server/platform/differences.rules.ts'
import { forgetFleet } from '../load-fleet.ts'
import { refuseFaults, tellEverybody } from '../papers/tell-everybody.ts'
import { faultsOfLoads, loadsInWords } from './car-fields.rules.ts'
import { lockClass, readClassPictures, updateClass } from './classes.store.ts'
import { placesIn, readOfficeClasses } from './read-classes.ts'

type Input = ReadInputOf<typeof saveClassCall>

/** What guests read and see of a class, and what fits into it: all of it, in the version that was looked at. */
export async function saveClass(ctx: Context, userId: string, input: Input): Promise<OfficeClass> {
  const { vehicleClass, version } = input
  const saved = await ctx.db.transaction().execute(async (db) => {
    const before = await lockClass(db, vehicleClass)
    if (!before) throw new AppError('platform.invalid-input', { fields: { vehicleClass: 'There is no such class.' } })
    if (before.version !== version) throw new AppError('office.changed-meanwhile')
    refuseFaults(faultsOfLoads(input.loads, { isBus: before.isBus, places: placesIn(before) }))
    const pictures = await findPictures(db, input.pictures)
    const shown = (await readClassPictures(db)).get(vehicleClass) ?? []
    const after = { ...input, hasHighStep: input.hasHighStep ?? before.hasHighStep }
    const changes = differencesOf(inWords(before, shown), inWords(after, pictures))
    const at = ctx.clock.now()
    await updateClass(db, vehicleClass, after, pictures)
    await keepOfficePictures(db, pictures, at)
    const object = { kind: 'vehicle-class', id: vehicleClass }
    await recordChange(db, { object, userId, deed: 'changed the class', changes, version: version + 1, at })
    await tellEverybody(db)
    const { classes } = await readOfficeClasses(db)
    return classes.find((one) => one.vehicleClass === vehicleClass)
  })
  forgetFleet(ctx)
  if (!saved) throw new Error(`The class ${vehicleClass} went while it was saved.`)
  return saved
}

interface Worded {
  words: string
  features: readonly { figure: string; words: string }[]
  loads: Input['loads']
  hasHighStep: boolean
}

const inWords = (about: Worded, pictures: readonly { path: string; alt: string }[]) =>
  new Map([
    ['Words', about.words],
    ['Features', about.features.map(({ figure, words }) => `${figure} ${words}`.trim()).join(', ')],
    ['Step at the door', about.hasHighStep ? 'high' : 'not high'],
    ['Guests and suitcases', loadsInWords(about.loads)],
    ['Pictures', pictures.map(({ alt }) => alt).join(', ')],
  ])

/** By their names, or by their paths as the shelf of pictures knows them; each once. */
async function findPictures(db: Database, asked: Input['pictures']) {
  const names = asked.map(({ name }) => name)
  const known = await findNamedPictures(db, { names, paths: names })
  const fields: Record<string, string> = {}
  const seen = new Set<string>()
  const found = asked.flatMap(({ name, alt }, index) => {
    const picture = known.find((one) => one.name === name || one.path === name)
    if (!picture) fields[`pictures.${index}.name`] = 'There is no such picture any more.'
    else if (seen.has(picture.name)) fields[`pictures.${index}.name`] = 'This picture is there twice.'
    if (!picture || seen.has(picture.name)) return []
    seen.add(picture.name)
    return { name: picture.name, path: picture.path, alt }
  })
  refuseFaults(fields)
  return found
}
