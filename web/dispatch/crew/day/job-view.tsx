import { ChevronLeft, Headset, Navigation, Phone, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CrewDay } from '#contract/crew-day.ts'
import { boardOf } from '#contract/names.ts'
import { LineMark } from '#web/catalogue/site/index.ts'
import { Icon } from '#web/ui/icon.tsx'
import { tokyoClock } from '#web/ui/tokyo-clock.ts'
import { Collect } from './collect.tsx'
import { useCrewWords } from './crew-context.ts'
import { LineRow } from './day-view.tsx'
import { JobFacts } from './job-facts.tsx'
import { JobSteps } from './job-steps.tsx'
import { NameBoard } from './name-board.tsx'
import { CrewNotes, CrewTag, useWithoutSignal } from './notes.tsx'
import { Said } from './said.tsx'
import { currentJob, furthest, mapAddress, type ShownJob, wayTo } from './steps.ts'
import { BothWords, callAddress, ThumbButton, ThumbLink } from './thumb-button.tsx'
import { dayIn } from './time-words.ts'
import { ProblemDialog } from './trouble.tsx'

type JobViewProps = { day: CrewDay; jobs: readonly ShownJob[]; reference: string; now: number }

/** One job: how far it is, whom to look for, what to know, and whom to call. */
export function JobView({ day, jobs, reference, now }: JobViewProps) {
  const { words } = useCrewWords()
  const job = jobs.find((one) => one.reference === reference)
  return (
    <>
      <div className="mb-4 flex items-center justify-between gap-3 border-b border-line">
        <Link to="?" className="-ms-1 flex min-h-14 items-center gap-2 pe-3 font-[550]">
          <Icon of={ChevronLeft} points />
          <BothWords of={{ en: 'My day', ja: '一日' }} />
        </Link>
        <Moment now={now} />
      </div>
      <CrewNotes />
      {job && !job.calledOff ? (
        <Job job={job} jobs={jobs} desk={day.desk.phone} now={now} />
      ) : (
        <>
          <h1 className="font-serif text-d3">{words.jobGone}</h1>
          <p className="mt-2 text-ink-2">{words.jobGoneMore}</p>
        </>
      )}
    </>
  )
}

/**
 * The hour, and in its place that there is no signal: that comes and goes by itself, and must not push the button away
 * from under a thumb.
 */
function Moment({ now }: { now: number }) {
  const { words } = useCrewWords()
  const withoutSignal = useWithoutSignal()
  return (
    <p className="text-end text-sm text-ink-2 tabular-nums">
      <span role="status">{withoutSignal && <CrewTag tone="waiting">{withoutSignal}</CrewTag>}</span>
      {!withoutSignal && words.inTokyo(tokyoClock(now))}
    </p>
  )
}

type JobProps = { job: ShownJob; jobs: readonly ShownJob[]; desk: string; now: number }

function Job({ job, jobs, desk, now }: JobProps) {
  const { language, words } = useCrewWords()
  const [hasProblem, setHasProblem] = useState(false)
  const step = furthest(job.marks)?.step
  const facts = <JobFacts job={job} />
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 lang="en" className="font-serif text-d3 wrap-anywhere">
            {job.service.title}
          </h1>
          <p className="text-ink-2 tabular-nums">
            {dayIn(language, job.startsAt)}, {words.fromTo(tokyoClock(job.startsAt), tokyoClock(job.endsAt))}.{' '}
            <bdi>{job.reference}</bdi>
          </p>
        </div>
        <LineMark line={job.service.line} className="max-[259px]:hidden" />
      </div>
      <JobSteps job={job} now={now} />
      <Collect job={job} />
      {step === 'done' && <Afterwards jobs={jobs} />}
      {step !== 'on_board' && step !== 'done' && <NameBoard name={boardOf(job)} />}
      {/* Once the guests are in the car, the way counts more than the door. */}
      {step !== 'on_board' && facts}
      <Stops job={job} />
      {step === 'on_board' && facts}
      <div className="mt-5 grid grid-cols-2 gap-2 max-[259px]:grid-cols-1">
        <ThumbLink href={mapAddress(wayTo(job, now))} icon={Navigation} isElsewhere>
          <BothWords of={{ en: 'Way', ja: '地図' }} />
        </ThumbLink>
        {job.guestPhone && (
          <ThumbLink href={callAddress(job.guestPhone)} icon={Phone}>
            <BothWords of={{ en: 'Call guest', ja: 'お客様' }} />
          </ThumbLink>
        )}
        <ThumbLink href={callAddress(desk)} icon={Headset}>
          <BothWords of={{ en: 'Call desk', ja: '運行管理' }} />
        </ThumbLink>
        <ThumbButton
          look="danger"
          icon={TriangleAlert}
          says={{ en: 'A problem', ja: '問題' }}
          onClick={() => setHasProblem(true)}
        />
      </div>
      {hasProblem && <ProblemDialog reference={job.reference} onClose={() => setHasProblem(false)} />}
    </>
  )
}

function Afterwards({ jobs }: { jobs: readonly ShownJob[] }) {
  const { words } = useCrewWords()
  const next = currentJob(jobs)
  if (!next) return <p className="text-center text-sm text-ink-2">{words.lastJob}</p>
  return (
    <Link
      to={`?job=${next.reference}`}
      className="flex min-h-14 items-center justify-center text-ai underline underline-offset-4"
    >
      {words.nextJob(tokyoClock(next.startsAt), next.service.title)}
    </Link>
  )
}

function Stops({ job }: { job: ShownJob }) {
  const { words } = useCrewWords()
  const stops = job.stops.length > 0 ? job.stops : [job.pickUp, job.dropOff]
  return (
    <>
      <h2 className="mt-6 font-serif text-d4">{job.service.line === null ? words.theWay : words.theDay}</h2>
      <ol className="relative mt-2.5 tabular-nums before:absolute before:top-3 before:bottom-8 before:start-[3.4375rem] before:w-[5px] before:bg-line max-[259px]:before:hidden">
        {stops.map((stop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same place may come twice, and the list is drawn whole
          <LineRow key={index} entry={{ is: 'stop', at: stop.at, line: job.service.line }}>
            <p className="font-semibold wrap-anywhere">
              <Said of={stop.name} />
            </p>
            <p className="text-sm text-ink-3 wrap-anywhere">
              <Said of={stop.note} />
            </p>
          </LineRow>
        ))}
      </ol>
    </>
  )
}
