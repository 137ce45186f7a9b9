import { Check, CircleCheckBig, CloudOff, MapPinCheck, Navigation, Users } from 'lucide-react'
import type { CrewStep } from '#contract/dispatch.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon, type IconDrawing } from '#web/ui/icon.tsx'
import { tokyoClock } from '#web/ui/tokyo-clock.ts'
import { useCrewStore, useCrewWords } from './crew-context.ts'
import { inLanguage, STEP_WORDS } from './crew-words.ts'
import { CrewNote, useWithoutSignal } from './notes.tsx'
import { canMark, furthest, isToldOfArrival, landsFirst, nextStep, type ShownJob, STEPS, undoable } from './steps.ts'
import { dayIn, spanIn } from './time-words.ts'

const ICONS: Record<CrewStep, IconDrawing> = {
  on_the_way: Navigation,
  arrived: MapPinCheck,
  on_board: Users,
  done: CircleCheckBig,
}

/** How far the job is, and the one button that takes it further. */
export function JobSteps({ job, now }: { job: ShownJob; now: number }) {
  const { language, words } = useCrewWords()
  const store = useCrewStore()
  const next = nextStep(job.marks)
  const withoutSignal = useWithoutSignal()
  const inTheAir = landsFirst(job, now)
  const isOffered = canMark(job, now)
  return (
    <>
      <Progress next={next} />
      <LastMark job={job} now={now} />
      {next && !isOffered && (
        <p className="border-y border-line py-4 text-center">
          {words.marksFrom(tokyoClock(job.marksFrom), dayIn(language, job.marksFrom))}
        </p>
      )}
      {next && isOffered && inTheAir && (
        <p className="border-y border-line py-4 text-center">{words.landsFirst(tokyoClock(inTheAir))}</p>
      )}
      {next && isOffered && !inTheAir && (
        <>
          <button
            // A new button for each step: what a double tap hits the second time is gone.
            key={next}
            type="button"
            onClick={() => store.tap(job.reference, next)}
            className="flex min-h-[4.5rem] w-full flex-wrap items-center justify-center gap-x-3 rounded-field bg-shu px-4 py-3 text-[1.1875rem] font-[650] text-on-shu hover:bg-shu-press"
          >
            <Icon of={ICONS[next]} className="size-6" />
            <span lang="en">{STEP_WORDS[next].button}</span>
            <span lang="ja" className="text-[1rem] font-semibold">
              {STEP_WORDS[next].ja}
            </span>
          </button>
          <p className="mt-2 text-center text-xs text-ink-3">
            {next === 'arrived' && !withoutSignal && isToldOfArrival(job, now) && `${words.guestIsTold(job.leadName)} `}
            {words.worksWithout}
          </p>
        </>
      )}
      {next === 'on_board' && (
        <>
          <h2 className="mt-5 text-xs font-[550] text-ink-3">{words.ifNobody}</h2>
          <p className="mt-1.5 border-y border-line py-2.5 text-sm">{words.ifNobodyMore}</p>
        </>
      )}
    </>
  )
}

function Progress({ next }: { next: CrewStep | undefined }) {
  const reached = next ? STEPS.indexOf(next) : STEPS.length
  return (
    <ol className="my-5 grid grid-cols-4">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === next ? 'step' : undefined}
          className={cx(
            'relative text-center text-xs leading-[1.3] font-[550]',
            index <= reached ? 'text-ink' : 'text-ink-3',
          )}
        >
          {index > 0 && (
            <span
              aria-hidden
              className={cx('absolute end-1/2 top-3 h-[0.3125rem] w-full', index <= reached ? 'bg-ink' : 'bg-line')}
            />
          )}
          <span
            aria-hidden
            className={cx(
              'relative z-1 mx-auto mb-1.5 grid size-7 place-items-center rounded-ring border-[5px]',
              index < reached && 'border-ink bg-ink text-paper',
              index === reached && 'border-shu bg-surface',
              index > reached && 'border-line bg-surface',
            )}
          >
            {index < reached && <Check size={16} strokeWidth={2} />}
          </span>
          <span lang="en" className="block">
            {STEP_WORDS[step].en}
          </span>
          <span lang="ja" className="block">
            {STEP_WORDS[step].ja}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** "Arrived at 05:19.", with the way back for two minutes. */
function LastMark({ job, now }: { job: ShownJob; now: number }) {
  const { language, words } = useCrewWords()
  const store = useCrewStore()
  const mark = furthest(job.marks)
  const canUndo = undoable(job.marks, now)
  const behind = mark?.step === 'done' ? Math.round((Date.parse(mark.at) - Date.parse(job.endsAt)) / 60_000) : null
  const besidePlan = behind ? words.besidePlan(spanIn(language, Math.abs(behind)), behind > 0) : words.asPlanned
  return (
    <div role="status">
      {mark && (
        <CrewNote
          tone={mark.isWaiting ? 'waiting' : 'ok'}
          icon={mark.isWaiting ? CloudOff : Check}
          action={
            canUndo && (
              <button
                type="button"
                onClick={() => store.undo(mark.id)}
                className="-my-3 -me-2 min-h-14 shrink-0 px-2 text-ai underline underline-offset-4"
              >
                Undo <span lang="ja">取消</span>
              </button>
            )
          }
        >
          <strong className="font-semibold">
            {words.stepAt(inLanguage(STEP_WORDS[mark.step], language), tokyoClock(mark.at))}
          </strong>{' '}
          {behind !== null && besidePlan} {mark.isWaiting && `${words.waiting}.`}
        </CrewNote>
      )}
    </div>
  )
}
