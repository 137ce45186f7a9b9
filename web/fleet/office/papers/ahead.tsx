import { CalendarClock } from 'lucide-react'
import type { CarJob } from '#contract/cars.ts'
import { longDay, todayInTokyo } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { beyondWords, jobWords } from '../cars/car-words.ts'

/** The next job of a car or a person, on the board. */
export const NextJob = ({ of: next }: { of: CarJob | null }) =>
  next ? (
    <TextLink to={`${boardOf(next)}&job=${next.reference}`}>
      <bdi>{jobWords(next)}</bdi>
    </TextLink>
  ) : (
    'No job yet'
  )

/** The board on the day of the next job, or today. */
export const boardOf = (next: CarJob | null) => `/admin/dispatch?day=${next?.startsAt.slice(0, 10) ?? todayInTokyo()}`

type BeyondPapersProps = {
  of: { papersUntil: string | null; beyondPapers: readonly CarJob[] }
  /** Who else could do them: "another car". */
  other: string
}

/** Confirmed jobs that lie after the day on which the first paper ends. */
export function BeyondPapers({ of: { papersUntil, beyondPapers }, other }: BeyondPapersProps) {
  const count = beyondPapers.length
  if (count === 0 || !papersUntil) return null
  const day = longDay(papersUntil).replace(/^\S+ /, '')
  return (
    <div className="flex gap-3.5 border-s-4 border-kohaku bg-kohaku-soft px-4.5 py-3.5 text-sm">
      <Icon of={CalendarClock} className="text-kohaku" />
      <p className="min-w-0">
        <bdi>
          <b className="font-semibold">
            {count === 1 ? 'One job lies' : `${count} jobs lie`} after {day}.
          </b>{' '}
          {beyondWords(beyondPapers)}. {count === 1 ? 'It needs' : 'They need'} the new paper or {other}.
        </bdi>
      </p>
    </div>
  )
}
