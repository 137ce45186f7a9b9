import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type * as calls from '#contract/office-terminals.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges, recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { differencesOf } from '#server/platform/differences.rules.ts'
import { refuseFaults } from '../papers/tell-everybody.ts'
import { saveTerminals } from '../terminals.store.ts'
import { changeGround, refusingTwice } from './change-ground.ts'
import { listPlacesForTerminals, listTerminals, lockTerminal, riseVersion } from './terminals-office.store.ts'

type Terminals = OutputOf<typeof calls.readOfficeTerminals>
type Fields = Omit<ReadInputOf<typeof calls.addTerminal>, 'slug'>

export async function readOfficeTerminals({ db }: Pick<Context, 'db'>): Promise<Terminals> {
  return { terminals: await listTerminals(db), places: await listPlacesForTerminals(db) }
}

const object = (slug: string) => ({ kind: 'terminal', id: slug })

export async function readTerminalHistory({ db }: Context, slug: string) {
  return { history: await readChanges(db, object(slug), 30) }
}

export function addTerminal(
  ctx: Context,
  userId: string,
  { slug, ...fields }: ReadInputOf<typeof calls.addTerminal>,
): Promise<Terminals> {
  const already = () => new AppError('terminals.already', { fields: { slug: 'This place is a terminal already.' } })
  return changeGround(
    ctx,
    (db) =>
      refusingTwice('terminals_pkey', already, async () => {
        if (await lockTerminal(db, slug)) throw already()
        refuseNobody(fields)
        if (!(await listPlacesForTerminals(db)).some(({ id }) => id === slug))
          throw new AppError('terminals.not-a-place', { fields: { slug: 'Choose an airport or a pier in use.' } })
        await saveTerminals(db, [{ placeSlug: slug, ...fields }])
        const [deed, at] = ['made it a terminal', ctx.clock.now()]
        await recordChange(db, { object: object(slug), userId, deed, version: 1, at })
      }),
    readOfficeTerminals,
  )
}

export function saveTerminal(
  ctx: Context,
  userId: string,
  { slug, version, ...fields }: ReadInputOf<typeof calls.saveTerminal>,
): Promise<Terminals> {
  return changeGround(
    ctx,
    async (db) => {
      const before = await lockTerminal(db, slug)
      if (!before) throw new AppError('terminals.unknown')
      if (before.version !== version) throw new AppError('office.changed-meanwhile')
      refuseNobody(fields)
      const changes = differencesOf(inWords(before), inWords(fields))
      if (changes.length === 0) return
      await saveTerminals(db, [{ placeSlug: slug, ...fields }])
      await riseVersion(db, slug)
      const [deed, at] = ['changed the terminal', ctx.clock.now()]
      await recordChange(db, { object: object(slug), userId, deed, changes, version: version + 1, at })
    },
    readOfficeTerminals,
  )
}

/** Somebody lands there, from abroad or not. */
function refuseNobody({ internationalMinutes, domesticMinutes }: Fields): void {
  if (internationalMinutes === null && domesticMinutes === null)
    refuseFaults({ internationalMinutes: 'Fill in at least one of the two.' })
}

const minutes = (count: number | null) => (count === null ? '' : `${count} min`)

const inWords = (terminal: Fields) =>
  new Map([
    ['Airport', `${terminal.airportName} (${terminal.airport})`],
    ['Name', terminal.name],
    ['Out after an international flight', minutes(terminal.internationalMinutes)],
    ['Out after a domestic flight', minutes(terminal.domesticMinutes)],
    ['Before an international flight', minutes(terminal.internationalLeadMinutes)],
    ['Before a domestic flight', minutes(terminal.domesticLeadMinutes)],
    ['Board', terminal.boardPoint],
    ['The way there', terminal.directions.join(' ')],
    ['Kerb', terminal.kerbPoint],
  ])
