import { type Fleet, loadFleet } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import { type Crew, chooseCrew, membersOf, type TakenJobs } from './choose-crew.rules.ts'
import { type Demand, jobOf } from './demand.rules.ts'
import { jobWith } from './handover.rules.ts'
import { type HowLong, howLong } from './how-long.rules.ts'
import { around, findTaken } from './what-is-taken.store.ts'

/** Who is free around some hours: any number of wishes is answered from what was read once. */
export interface OpenCrews {
  /** Null when nobody is free. */
  crewFor(demand: Demand, startsAt: Date): Crew | null
  /** The same when this crew has this job, too. */
  after(crew: Crew, demand: Demand, startsAt: Date): OpenCrews
  /** How long a day can be, of demands that grow by the half hour. */
  howLong(demands: readonly Demand[], startsAt: Date): HowLong
}

export interface OpenCrewsInput {
  /** The earliest start and the latest end of what will be asked. */
  from: Date
  until: Date
  /** A booking that may give up what it has. */
  butNotOf?: string
}

export async function openCrews(ctx: Context, { from, until, butNotOf }: OpenCrewsInput): Promise<OpenCrews> {
  const fleet = await loadFleet(ctx)
  const { jobs } = await findTaken(ctx.db, fleet, {
    window: around({ startsAt: from, endsAt: until }),
    now: ctx.clock.now(),
    ...(butNotOf === undefined ? {} : { butNotOf }),
  })
  return crewsOutOf(fleet, jobs)
}

/** As if nobody had anything to do: what cannot be had then can never be had. */
export const allCrews = (fleet: Fleet): OpenCrews => crewsOutOf(fleet, new Map())

function crewsOutOf(fleet: Fleet, taken: TakenJobs): OpenCrews {
  return {
    crewFor: (demand, startsAt) => chooseCrew(fleet, taken, demand, startsAt),
    after: (crew, demand, startsAt) => {
      const job = jobOf(demand, startsAt)
      const more = membersOf(crew).map(
        ({ id, kind }) => [id, [...(taken.get(id) ?? []), jobWith(kind, job, crew)]] as const,
      )
      return crewsOutOf(fleet, new Map([...taken, ...more]))
    },
    howLong: (demands, startsAt) => howLong(fleet, taken, demands, startsAt),
  }
}
