import { CalendarOff, CloudOff, Navigation, Phone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { CrewDay } from '#contract/crew-day.ts'
import { formatYen } from '#contract/money.ts'
import { edgeLook, ringLook } from '#web/catalogue/site/index.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/cx.ts'
import { longDay } from '#web/ui/day.ts'
import { NameSeal } from '#web/ui/name-seal.tsx'
import { tokyoClock, tokyoDayOf } from '#web/ui/tokyo-clock.ts'
import { useCrewStore, useCrewWords } from './crew-context.ts'
import { CANNOT_WORK, inLanguage, KIND_WORDS, type Language, STEP_WORDS } from './crew-words.ts'
import { dayLine, type LineEntry } from './day-line.ts'
import { DutyBar } from './duty-bar.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { LEAVE } from './leave-words.ts'
import { CrewNote, CrewNotes, CrewTag, useWithoutSignal } from './notes.tsx'
import { Said } from './said.tsx'
import { currentJob, furthest, mapAddress, type ShownJob, wayTo } from './steps.ts'
import { BothWords, callAddress, ThumbButton, ThumbLink } from './thumb-button.tsx'
import { dayIn, spanIn } from './time-words.ts'
import { CannotWorkDialog } from './trouble.tsx'

/** From the garage to the garage: what is done, what comes next, and the way out when it cannot be done. */
export function DayView({ day, jobs, now }: { day: CrewDay; jobs: readonly ShownJob[]; now: number }) {
  const { language, words } = useCrewWords()
  const [isGivingUp, setGivingUp] = useState(false)
  const [isAskingLeave, setAskingLeave] = useState(false)
  const current = currentJob(jobs)
  return (
    <>
      <Person day={day} now={now} />
      <SignalNote />
      <CrewNotes />
      <h1 className="font-serif text-d3">{language === 'ja' ? day.dayWords.ja : longDay(day.day)}</h1>
      <p lang={language === 'ja' ? 'en' : 'ja'} className="text-[0.9375rem] text-ink-2">
        {language === 'ja' ? longDay(day.day) : day.dayWords.ja}
      </p>
      <DutyBar day={day} />
      {jobs.length === 0 && !day.roadDuties?.length ? (
        <div className="my-8">
          <h2 className="font-serif text-d4">{words.noJobs}</h2>
          <p className="text-ink-2">{words.noJobsMore}</p>
        </div>
      ) : (
        <ol className="relative mt-5 tabular-nums before:absolute before:inset-y-3 before:start-[3.4375rem] before:w-[5px] before:bg-line max-[259px]:before:hidden">
          {dayLine(day, jobs).map((entry) => (
            <LineRow key={entry.is + entry.at} entry={entry}>
              {entry.is === 'leave' && words.garage(inLanguage(day.garage, language))}
              {entry.is === 'back' && words.endOfDay(inLanguage(day.garage, language))}
              {(entry.is === 'collect' || entry.is === 'handBack') && (
                <strong className="font-semibold text-ink">
                  {words[entry.is](entry.car.number, inLanguage(entry.car.garage, language))}
                </strong>
              )}
              {entry.is === 'road' && (
                <strong className="font-semibold text-ink">
                  <Said of={entry.words} />
                </strong>
              )}
              {entry.is === 'break' && words.break(spanIn(language, entry.minutes), tokyoClock(entry.until))}
              {entry.is === 'job' && <JobCard job={entry.job} isCurrent={entry.job === current} now={now} />}
            </LineRow>
          ))}
        </ol>
      )}
      <div className="mt-3 grid grid-cols-1 gap-2 border-t border-line pt-4">
        <ThumbLink href={callAddress(day.desk.phone)} icon={Phone} wide>
          <BothWords of={{ en: 'Call the desk', ja: '運行管理' }} />
          <bdi className="whitespace-nowrap">{day.desk.phone}</bdi>
        </ThumbLink>
        <ThumbButton says={LEAVE} icon={CalendarOff} wide onClick={() => setAskingLeave(true)} />
        <button
          type="button"
          onClick={() => setGivingUp(true)}
          className="flex min-h-14 flex-wrap items-center justify-center gap-x-2.5 rounded-field font-semibold text-beni hover:bg-beni-soft"
        >
          <BothWords of={CANNOT_WORK} />
        </button>
      </div>
      {isAskingLeave && <LeaveDialog today={tokyoDayOf(now)} onClose={() => setAskingLeave(false)} />}
      {isGivingUp && <CannotWorkDialog onClose={() => setGivingUp(false)} />}
    </>
  )
}

function SignalNote() {
  const withoutSignal = useWithoutSignal()
  return (
    <div role="status">
      {withoutSignal && (
        <CrewNote tone="waiting" icon={CloudOff}>
          {withoutSignal}
        </CrewNote>
      )}
    </div>
  )
}

function Person({ day: { person, day, until }, now }: { day: CrewDay; now: number }) {
  const { language, words } = useCrewWords()
  const store = useCrewStore()
  const kind = KIND_WORDS[person.kind]
  const other = language === 'en' ? 'ja' : 'en'
  return (
    <div className="mb-4 flex items-center gap-3 border-b border-line py-3.5 max-[259px]:flex-wrap">
      {/* In the telephone's own face: every one of them has it, and ours is large. */}
      {person.seal && <NameSeal kanji={person.seal} size="small" className="!font-sans" />}
      <div className="min-w-0 flex-1">
        <strong className="font-semibold wrap-anywhere">
          <bdi>{inLanguage(person.name, language)}</bdi>
        </strong>
        <p className="text-sm text-ink-2">
          {kind && `${inLanguage(kind, language)}${language === 'ja' ? '。' : '. '}`}
          {until && `${day === tokyoDayOf(now) ? words.today : words.linkFor} ${untilWords(until, day, language)}`}
        </p>
      </div>
      <button
        type="button"
        lang={other}
        onClick={() => store.speak(other)}
        className="min-h-14 shrink-0 px-2 text-sm underline-offset-4 hover:underline"
      >
        {other === 'ja' ? '日本語' : 'English'}
      </button>
    </div>
  )
}

/** "03:00" is the night after; further away the day is named too. */
function untilWords(until: string, day: string, language: Language): string {
  const hours = (Date.parse(until) - Date.parse(`${day}T00:00:00+09:00`)) / 3_600_000
  return hours > 36 ? `${dayIn(language, until)} ${tokyoClock(until)}` : tokyoClock(until)
}

export function LineRow({
  entry,
  children,
}: {
  entry: LineEntry | { is: 'stop'; at: string; line: string | null }
  children: ReactNode
}) {
  const line = entry.is === 'job' ? entry.job.service.line : entry.is === 'stop' ? entry.line : null
  return (
    <li className="relative min-h-8 ps-[4.875rem] pb-4 max-[259px]:ps-0">
      <time dateTime={entry.at} className="absolute start-0 text-[0.9375rem] font-[650] max-[259px]:static">
        <bdi>{tokyoClock(entry.at)}</bdi>
      </time>
      <span
        aria-hidden
        className={cx(
          'absolute start-[3.0625rem] top-[3px] size-[1.0625rem] rounded-ring border-4 bg-surface max-[259px]:hidden',
          line === null ? 'border-edge' : ringLook(line),
        )}
      />
      {entry.is === 'job' || entry.is === 'stop' ? children : <p className="text-sm text-ink-3">{children}</p>}
    </li>
  )
}

function JobCard({ job, isCurrent, now }: { job: ShownJob; isCurrent: boolean; now: number }) {
  const { language, words } = useCrewWords()
  const companions = job.with.filter(({ kind }) => kind !== 'vehicle').map(({ name }) => inLanguage(name, language))
  const party = [job.leadName, words.guests(job.guests), job.largeCases > 0 && words.cases(job.largeCases)]
  return (
    <div
      className={cx(
        'rounded-field border border-s-[6px] border-ink bg-surface px-3.5 py-3',
        edgeLook(job.service.line),
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 lang="en" className="min-w-0 flex-1 basis-28 font-semibold wrap-anywhere">
          {job.service.title}
        </h2>
        <JobState job={job} isCurrent={isCurrent} />
      </div>
      <p className="text-sm text-ink-2 wrap-anywhere">
        <bdi>{party.filter(Boolean).join(words.and)}</bdi>
      </p>
      <p className="text-sm text-ink-2 wrap-anywhere">
        <Said of={job.pickUp.name} />
        {job.dropOff.name.en !== job.pickUp.name.en && `. ${words.to(inLanguage(job.dropOff.name, language))}`}
      </p>
      <p className="text-sm text-ink-2">
        {companions.length > 0 && `${words.with(companions.join(words.and))}. `}
        {words.fromTo(tokyoClock(job.startsAt), tokyoClock(job.endsAt))}
      </p>
      {!job.car && !job.calledOff && <p className="mt-1.5 text-sm font-semibold text-kohaku">{words.noCar}</p>}
      {job.car && !job.calledOff && (
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-sm">
          <span className="sr-only">{words.car}</span>
          <bdi lang="ja" className="rounded-[3px] bg-plate px-2 py-0.5 font-bold text-on-plate">
            {job.car.plate}
          </bdi>
          {job.car.model}
        </p>
      )}
      {job.dueYen > 0 && !job.calledOff && (
        <p className="mt-1.5 flex flex-wrap gap-x-2 text-sm font-semibold text-kohaku tabular-nums">
          <span lang="en">Collect</span> <span lang="ja">現地払い</span> {formatYen(job.dueYen)}
        </p>
      )}
      {!job.calledOff && (
        <div className={cx('mt-2.5 gap-2', isCurrent ? 'grid grid-cols-2 max-[359px]:grid-cols-1' : 'flex')}>
          <Link
            to={`?job=${job.reference}`}
            preventScrollReset={false}
            className={buttonLook({ variant: isCurrent ? 'primary' : 'quiet', className: 'min-h-14 !px-2.5' })}
          >
            <BothWords of={{ en: 'Open job', ja: '詳細' }} />
            <span lang="en" className="sr-only">
              {job.service.title}
            </span>
          </Link>
          {isCurrent && (
            <ThumbLink href={mapAddress(wayTo(job, now))} icon={Navigation} isElsewhere>
              <BothWords of={{ en: 'Way', ja: '地図' }} />
            </ThumbLink>
          )}
        </div>
      )}
    </div>
  )
}

function JobState({ job, isCurrent }: { job: ShownJob; isCurrent: boolean }) {
  const { language, words } = useCrewWords()
  if (job.calledOff) return <CrewTag tone="error">{words.calledOff}</CrewTag>
  const mark = furthest(job.marks)
  const says = mark && `${inLanguage(STEP_WORDS[mark.step], language)} ${tokyoClock(mark.at)}`
  if (mark?.isWaiting) return <CrewTag tone="waiting">{`${says}. ${words.waiting}`}</CrewTag>
  if (mark?.step === 'done') return <CrewTag tone="ok">{says}</CrewTag>
  if (mark) return <CrewTag tone="info">{says}</CrewTag>
  return isCurrent ? <CrewTag tone="info">{words.next}</CrewTag> : null
}
