import type { CrewDay, CrewJob, CrewTap } from '#contract/crew-day.ts'
import type { Mark, Received, ShownJob } from './steps.ts'

/** Told to the desk in words; without a job it is about the whole day. */
export interface Trouble {
  is: 'trouble'
  id: string
  reference: string | null
  words: string
  at: string
}

/** What was tapped or told, until the desk has it. */
export interface Waiting {
  what: CrewTap | Trouble
  /** It was on its way once: whether it arrived, only the server knows. */
  wasTried: boolean
}

export type Outbox = readonly Waiting[]

const mostAtOnce = 50

export const put = (outbox: Outbox, what: Waiting['what']): Outbox => [...outbox, { what, wasTried: false }]

/** What never left the telephone is simply forgotten; what may have left it is taken back in order. */
export function takeBack(outbox: Outbox, id: string, at: string): Outbox {
  const own = outbox.find(({ what }) => what.is === 'mark' && what.id === id)
  if (own && !own.wasTried) return outbox.filter((one) => one !== own)
  if (outbox.some(({ what }) => what.is === 'undo' && what.id === id)) return outbox
  return put(outbox, { is: 'undo', id, at })
}

/** What goes out next: taps as they were made, together; a word to the desk by itself. */
export function nextToSend(outbox: Outbox, atOnce = mostAtOnce): Outbox {
  const first = outbox[0]
  if (!first) return []
  if (first.what.is === 'trouble') return [first]
  const end = outbox.findIndex(({ what }) => what.is === 'trouble')
  return outbox.slice(0, Math.min(end === -1 ? outbox.length : end, atOnce))
}

const isAmong = (one: Waiting, some: Outbox) =>
  some.some(({ what }) => what.id === one.what.id && what.is === one.what.is)

export const asTried = (outbox: Outbox, sent: Outbox): Outbox =>
  outbox.map((one) => (isAmong(one, sent) ? { ...one, wasTried: true } : one))

/** Whatever was added meanwhile stays. */
export const without = (outbox: Outbox, sent: Outbox): Outbox => outbox.filter((one) => !isAmong(one, sent))

/** The jobs of the day with what waits here laid over what the desk knows. */
export function shownJobs(day: CrewDay, outbox: Outbox): readonly ShownJob[] {
  const takenBack = new Set(outbox.flatMap(({ what }) => (what.is === 'undo' ? [what.id] : [])))
  return day.jobs.map((job) => {
    const known: Mark[] = job.marks.map((mark) => ({ ...mark, isWaiting: false }))
    const waiting = outbox.flatMap(({ what }): Mark[] =>
      what.is === 'mark' && what.reference === job.reference && !known.some(({ id }) => id === what.id)
        ? [{ id: what.id, step: what.step, at: what.at, mine: true, isWaiting: true }]
        : [],
    )
    const money = moneyOf(job, outbox)
    return { ...job, ...money, marks: [...known, ...waiting].filter(({ id }) => !takenBack.has(id)) }
  })
}

/** What was given here and is not with the desk yet counts as given: nobody asks the guest twice. */
function moneyOf(job: CrewJob, outbox: Outbox): Pick<ShownJob, 'dueYen' | 'received'> {
  // A day that was kept before there was money on it has neither.
  const known: Received[] = (job.received ?? []).map((one) => ({ ...one, isWaiting: false }))
  const waiting = outbox.flatMap(({ what }): Received[] =>
    what.is === 'received' && what.reference === job.reference && !known.some(({ id }) => id === what.id)
      ? [{ id: what.id, amountYen: what.amountYen, how: what.how, at: what.at, mine: true, isWaiting: true }]
      : [],
  )
  const waitingYen = waiting.reduce((sum, { amountYen }) => sum + amountYen, 0)
  return { dueYen: Math.max(0, (job.dueYen ?? 0) - waitingYen), received: [...known, ...waiting] }
}
