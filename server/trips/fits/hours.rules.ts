import { longDay } from '#core/days.ts'
import { atSlot, slotOf } from '../trip-wish.rules.ts'
import { clockAt, dayAt, type Fact, type Ground, type Misfit, openDaysFor, type Proposal } from './facts.rules.ts'
import { areTwins } from './two-cars.rules.ts'

/** Farther apart than this nobody doubts that there is time. */
const nearMs = 6 * 3_600_000

const weekday = (at: Date) => longDay(dayAt(at)).split(' ')[0]

/** What overlaps, what cannot be reached in time, and what begins before the flight has landed. */
export function misfitsOfHours(
  facts: readonly Fact[],
  ground: Pick<Ground, 'drivingMinutes'>,
  today: string,
): Misfit[] {
  const found: Misfit[] = []
  for (const [index, one] of facts.entries()) {
    for (const other of facts.slice(index + 1)) {
      if (areTwins(one, other) || other.airport === 'arrival') continue
      if (other.beginsAt < one.endsAt) found.push(overlapOf(one, other, facts, today))
    }
    const next = facts[index + 1]
    const late = next && notReached(one, next, ground)
    if (late) found.push({ ...late, proposals: otherDays(late.items, facts, today) })
  }
  return [...found, ...beforeLanding(facts, today)]
}

function overlapOf(one: Fact, other: Fact, facts: readonly Fact[], today: string): Misfit {
  const items = [other.id, one.id]
  const proposals = otherDays(items, facts, today)
  const begins = `${other.title} begins at ${clockAt(other.beginsAt)}.`
  if (one.airport === 'arrival')
    return {
      ...{ kind: 'overlap', isImpossible: true, items, proposals },
      title: `You are still on the way when ${other.title} begins.`,
      why: `The flight lands at ${clockAt(one.beginsAt)}. With passport, bags and the drive you reach ${one.to ?? 'the door'} at about ${clockAt(one.endsAt)}. ${begins}`,
    }
  const areTours = one.wish.kind === 'tour' && other.wish.kind === 'tour'
  return {
    ...{ kind: 'overlap', isImpossible: true, items, proposals },
    title: `Two ${areTours ? 'tours' : 'things'} at the same time on ${weekday(other.beginsAt)}.`,
    why: `${one.title} runs from ${clockAt(one.beginsAt)} to ${clockAt(one.endsAt)}. ${begins}`,
  }
}

/** Only where both places are known: where somebody stays is not for us to guess. */
function notReached(one: Fact, next: Fact, { drivingMinutes }: Pick<Ground, 'drivingMinutes'>) {
  const gapMs = next.beginsAt.getTime() - one.endsAt.getTime()
  if (gapMs < 0 || gapMs > nearMs || next.airport === 'arrival') return null
  const { toArea } = one
  const { fromArea } = next
  if (toArea === null || fromArea === null || (one.to !== null && one.to === next.from)) return null
  const [gap, minutes] = [Math.round(gapMs / 60_000), Math.ceil(drivingMinutes(toArea, fromArea, one.endsAt))]
  if (gap >= minutes) return null
  return {
    ...{ kind: 'not-reached' as const, isImpossible: true, items: [next.id, one.id] },
    title: `${next.title} begins before you can be there.`,
    why: `${one.title} ends at ${clockAt(one.endsAt)}. From there${next.from ? ` to ${next.from}` : ''} it is about ${minutes} minutes, and it begins at ${clockAt(next.beginsAt)}.`,
  }
}

/** Whoever left between, or came by an earlier flight, may well be here. */
function beforeLanding(facts: readonly Fact[], today: string): Misfit[] {
  const flight = facts.find(({ airport }) => airport === 'arrival')
  if (!flight) return []
  const before = facts.filter(
    ({ airport, beginsAt }) =>
      airport !== 'departure' &&
      beginsAt < flight.beginsAt &&
      !facts.some((way) => way.airport === 'departure' && way.beginsAt >= beginsAt && way.beginsAt < flight.beginsAt),
  )
  return before.map((fact) => ({
    ...{ kind: 'before-landing' as const, isImpossible: true, items: [fact.id, flight.id] },
    title: `${fact.title} begins before the flight has landed.`,
    why: `It begins on ${longDay(dayAt(fact.beginsAt))} at ${clockAt(fact.beginsAt)}. The flight of ${flight.title} lands on ${longDay(dayAt(flight.beginsAt))} at ${clockAt(flight.beginsAt)}.`,
    proposals: otherDays([fact.id], facts, today),
  }))
}

/** A day out moves more easily than a ride; of two the first named. */
function otherDays(ids: readonly string[], facts: readonly Fact[], today: string): Proposal[] {
  const named = ids.flatMap((id) => facts.filter((fact) => fact.id === id))
  const tour = named.find(({ wish }) => wish.kind === 'tour')
  if (!tour) return []
  const { start } = slotOf(tour.wish)
  return openDaysFor(tour, facts, today).map((day) => ({
    words: `${tour.title} on ${longDay(day)}, ${start}`,
    changes: [{ id: tour.id, wish: atSlot(tour.wish, { day, start }) }],
  }))
}
