import { type BoardJob, type CrewStep, crewSteps } from '#contract/dispatch.ts'
import { hoursInWords } from '#core/days.ts'
import { shortDay } from '#web/ui/day.ts'
import type { TagTone } from '#web/ui/tag.tsx'
import { tokyoDayOf } from '#web/ui/tokyo-clock.ts'
import { phaseWords } from '../../phase-words.ts'
import { hourOf, isInTray, needsWords } from './job-words.ts'

const phaseTones: Record<BoardJob['phase'], TagTone> = {
  held: 'waiting',
  assigned: 'info',
  'no-word': 'waiting',
  'on-the-way': 'info',
  arrived: 'info',
  'on-board': 'ok',
  done: 'neutral',
  'no-show': 'neutral',
}

/** The one word for how it stands: what is missing, then that it is late, then how far it is. */
export function stateOf(job: BoardJob): { tone: TagTone; word: string } {
  if (isInTray(job)) return { tone: 'error', word: `Needs ${needsWords(job)}` }
  if (job.late?.silent) return { tone: 'error', word: `No word since ${hourOf(job.late.silent.since)}` }
  if (job.late) return { tone: 'error', word: `${hoursInWords(job.late.minutes)} late` }
  return { tone: phaseTones[job.phase], word: phaseWords[job.phase] }
}

export const stepWords: Record<CrewStep, string> = {
  on_the_way: 'On the way',
  arrived: 'At the pick-up',
  on_board: 'Guests on board',
  done: 'Done',
}

/** "You can mark steps from 13:00 on Wed 18 Nov." */
export const markedFrom = ({ marksFrom }: Pick<BoardJob, 'marksFrom'>): string =>
  `You can mark steps from ${hourOf(marksFrom)} on ${shortDay(tokyoDayOf(marksFrom))}.`

/** "The flight lands at 15:40: nobody can be on board before." Null: they can, or it is not their turn. */
export const boardedFrom = (job: Pick<BoardJob, 'landsAt' | 'marks'>, present: number): string | null =>
  job.landsAt !== null && present < Date.parse(job.landsAt) && stepsOf(job)[2]?.is === 'next'
    ? `The flight lands at ${hourOf(job.landsAt)}: nobody can be on board before. If it landed earlier, enter that hour first.`
    : null

interface Step {
  step: CrewStep
  is: 'marked' | 'next' | 'later'
  /** When and by whom; null also where a step was passed over. */
  mark: BoardJob['marks'][number] | null
}

/** Every step with where it stands: what lies before the furthest mark is over, marked or not. */
export function stepsOf({ marks }: Pick<BoardJob, 'marks'>): Step[] {
  const last = Math.max(-1, ...marks.map(({ step }) => crewSteps.indexOf(step)))
  return crewSteps.map((step, index) => ({
    step,
    is: index <= last ? 'marked' : index === last + 1 ? 'next' : 'later',
    mark: marks.find((one) => one.step === step) ?? null,
  }))
}
