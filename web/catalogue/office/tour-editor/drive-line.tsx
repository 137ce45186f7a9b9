import { CarFront, CircleAlert } from 'lucide-react'
import { clockAfter, hoursInWords } from '#core/days.ts'
import { beforeLook } from '#web/catalogue/site/line-look.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { mendInWords, problemReason, problemTitle } from './day-words.ts'
import type { Drive } from './drives.rules.ts'
import { NumberInput } from './fields.tsx'
import type { DayChange, DayProblem, DayStop } from './itinerary.rules.ts'

/** The line from sign to sign, behind them. */
const RAIL =
  'relative before:absolute before:-inset-y-3 before:start-[3.875rem] before:w-[5px] before:content-[""] max-md:before:start-[1.625rem]'

export const railLook = (line: string, isLate: boolean) => cx(RAIL, isLate ? 'before:bg-beni' : beforeLook(line))

/** So much less than usual is worth a second look. */
const shortByMinutes = 15
const isShort = (minutes: number | null, usual: number) => usual - (minutes ?? usual) >= shortByMinutes

type DriveLineProps = {
  line: string
  path: string
  /** Where it leads, for those who hear it. */
  to: string
  minutes: number | null
  drive: Drive | undefined
  isLate: boolean
  onChange: (minutes: number | null) => void
}

/** The drive between two stops, with what the driving times say where a hand says something else. */
export function DriveLine({ line, path, to, minutes, drive, isLate, onChange }: DriveLineProps) {
  return (
    <div
      className={cx(
        railLook(line, isLate),
        'flex min-h-8 flex-wrap items-center gap-x-2 ps-[4.9375rem] pe-4.5 text-[0.78125rem] text-ink-3 max-md:ps-[3.625rem]',
      )}
    >
      <Icon of={CarFront} dense />
      <NumberInput
        path={path}
        label={`Drive to ${to}, minutes`}
        value={minutes}
        onChange={onChange}
        className="!min-h-7 !w-14 !px-1.5 !text-[0.78125rem] max-md:!min-h-11"
      />
      <span>
        min{minutes !== null && minutes >= 60 && ` (${hoursInWords(minutes)})`}
        {drive && drive.proposed !== null && (
          <>
            , leaving at <bdi>{clockAfter('00:00', drive.leavesAt)}</bdi>
          </>
        )}
      </span>
      {drive && drive.proposed !== null && drive.proposed !== minutes && (
        <span className="flex items-center gap-1.5">
          {isShort(minutes, drive.proposed) && <Icon of={CircleAlert} dense className="text-beni" />}
          <TextButton onClick={() => onChange(drive.proposed)} className="max-md:min-h-11">
            Usually <bdi>{hoursInWords(drive.proposed)}</bdi>
            <span className="sr-only"> to {to}: take that</span>
          </TextButton>
        </span>
      )}
    </div>
  )
}

type ProblemBoxProps = {
  line: string
  problem: DayProblem
  stops: readonly DayStop[]
  start: string
  onMend: (mend: readonly DayChange[]) => void
}

/** What does not add up, by how much, why, and the two ways to mend it. */
export function ProblemBox({ line, problem, stops, start, onMend }: ProblemBoxProps) {
  return (
    <div className={cx(railLook(line, true), 'py-1 ps-[4.9375rem] pe-4.5 max-md:ps-[3.625rem] max-md:pe-3')}>
      <div className="border border-beni bg-beni-soft px-3 py-2 text-[0.84375rem]">
        <p className="flex items-center gap-2 font-semibold text-beni">
          <Icon of={CircleAlert} dense />
          <bdi>{problemTitle(problem, stops)}</bdi>
        </p>
        <p className="mt-0.5">
          <bdi>{problemReason(problem, stops, start)}</bdi>
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          {problem.mends.map((mend, index) => (
            <Button
              key={mendInWords(mend, stops, start)}
              size="small"
              variant={index === 0 ? 'outline' : 'quiet'}
              onPress={() => onMend(mend)}
              className="!min-h-8 !px-2.5 !text-[0.8125rem] max-md:!min-h-11"
            >
              {mendInWords(mend, stops, start)}
            </Button>
          ))}
        </div>
      </div>
    </div>
  )
}
