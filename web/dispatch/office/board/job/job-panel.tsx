import { Clock, ExternalLink, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BoardJob } from '#contract/dispatch.ts'
import { markStep } from '#contract/dispatch-jobs.ts'
import { setLanding } from '#contract/dispatch-landing.ts'
import { moveCrews } from '#contract/dispatch-moves.ts'
import { takeOnTheDay } from '#contract/money-on-the-day.ts'
import { capitalized, countedInWords } from '#core/words.ts'
import { LineMark } from '#web/catalogue/site/index.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { shortDay } from '#web/ui/day.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MayChange } from '#web/ui/office/may-change.tsx'
import { Facts } from '#web/ui/office/panel.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { boardStore } from '../board-store.ts'
import { TroubleList } from '../crew-links/trouble-notes.tsx'
import { LastDone } from '../moving/last-done.tsx'
import { openHourDialog } from '../moving/moves.ts'
import { CallsPart } from './calls-part.tsx'
import { CrewPart } from './crew-part.tsx'
import { stateOf } from './job-state.ts'
import { bookingPath, crewOf, dayOf, findLabel, hoursWords, isInTray, rowsById, sheetPath } from './job-words.ts'
import { JobLanding } from './landing-form.tsx'
import { followsFlight } from './landing-words.ts'
import { MoneyPart } from './money-part.tsx'
import { languageWord } from './party-words.ts'
import { StepsPart } from './steps-part.tsx'
import { useJobDetails } from './use-job-details.ts'

type JobPanelProps = {
  reference: string
  onClose: () => void
  /** To the proposals for it. */
  onFindCrew: (reference: string) => void
}

/** One job: who, where, which flight, how far the crew is, what comes next; with the ways to change it. */
export function JobPanel({ reference, onClose, onFindCrew }: JobPanelProps) {
  const board = boardStore((state) => state.board)
  const job = board?.jobs.find((some) => some.reference === reference)
  return (
    <Drawer
      title={job?.service.title ?? reference}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onPhone="sheet"
      footer={job && <Ways job={job} onFindCrew={() => onFindCrew(reference)} />}
    >
      <LastDone isInPanel />
      {!board && (
        <Loading label="The job is loading" className="grid gap-4">
          <Skeleton className="h-48" />
          <Skeleton className="h-32" />
        </Loading>
      )}
      {board && !job && <NotHere reference={reference} />}
      {job && <JobParts job={job} />}
    </Drawer>
  )
}

function NotHere({ reference }: { reference: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-sm text-ink-2">
        <bdi>{reference}</bdi> is not on the days shown. It may be on another day, or was cancelled.
      </p>
      <ButtonLink size="small" to={bookingPath(reference)}>
        Open the booking
      </ButtonLink>
    </div>
  )
}

function JobParts({ job }: { job: BoardJob }) {
  const allRows = boardStore((state) => state.board?.rows) ?? []
  const rows = rowsById(allRows)
  const { tone, word } = stateOf(job)
  const { answer: details, failure, askAgain } = useJobDetails(job)
  const troubles = allRows.flatMap((row) =>
    row.troubles.filter(({ reference }) => reference === job.reference).map((trouble) => ({ row, trouble })),
  )
  // A ride to a flight has nothing to wait for.
  const isDeparture = job.service.kind === 'ride' && job.landsAt === null
  const cases = capitalized(countedInWords(job.largeCases, 'large suitcase'))
  return (
    <>
      <div className="grid gap-3.5">
        <div className="flex flex-wrap items-center gap-3">
          <LineMark line={job.service.line} size="small" />
          <p className="min-w-0 flex-1 basis-48 leading-snug">
            <bdi className="block font-semibold tabular-nums">
              {shortDay(dayOf(job.startsAt))}, {hoursWords(job)}
            </bdi>
            <bdi className="block text-sm text-ink-2">{job.reference}</bdi>
          </p>
          <Tag tone={tone}>{word}</Tag>
        </div>
        {job.late && (
          <Alert
            tone="error"
            icon={Clock}
            title={`${job.late.silent?.words ?? job.late.words}.`}
            className="!px-4 !py-3 text-sm"
          >
            {[job.late.silent && job.late.words, job.late.endangers?.words].filter(Boolean).join('. ')}
          </Alert>
        )}
        <TroubleList of={troubles} />
        <Facts
          of={[
            ['Guest', `${job.leadName}, ${job.guests === 1 ? 'alone' : `${job.guests} people`}`],
            ['Luggage', cases],
            ['Car', job.className],
            ...(job.service.kind === 'tour' ? ([['Language', languageWord(job.guideLanguage)]] as const) : []),
            ['Pick-up', job.isHotelUntold ? <b key="pick-up">Hotel not told yet</b> : job.pickUp || 'Not said yet'],
            ['Drop-off', job.dropOff || 'Not said yet'],
            ...(isDeparture && job.flight ? ([['Flight', job.flight]] as const) : []),
          ]}
        />
      </div>
      {failure && !details && (
        <ErrorState title="Telephones and money could not be read" onRetry={askAgain}>
          {failure.message}
        </ErrorState>
      )}
      {!details && !failure && (
        <Loading label="Telephones and money are loading" className="grid gap-2">
          <Skeleton className="h-24" />
        </Loading>
      )}
      {details && (
        <>
          <Part title="Ring">
            <CallsPart calls={details.calls} />
          </Part>
          {details.mustKnow.length > 0 && (
            <Part title="Must know">
              <ul className="grid gap-1 text-sm">
                {details.mustKnow.map((line) => (
                  <li key={line}>
                    <bdi>{line}</bdi>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {(details.dueYen > 0 || details.taken.length > 0) && (
            <Part title="Money on the day">
              <MayChange needs={takeOnTheDay} quiet>
                <MoneyPart job={job} details={details} onChanged={askAgain} />
              </MayChange>
            </Part>
          )}
        </>
      )}
      {(followsFlight(job) || (job.flight && !isDeparture)) && (
        <Part title="Flight">
          <MayChange needs={setLanding} quiet>
            <JobLanding key={`${job.reference} ${job.landsAt}`} job={job} />
          </MayChange>
        </Part>
      )}
      <Part title="Crew">
        {job.lost.length > 0 && <p className="text-sm font-[550] text-beni">{job.lost.join('. ')}.</p>}
        <MayChange needs={moveCrews} quiet>
          <CrewPart job={job} rows={rows} />
        </MayChange>
      </Part>
      <Part title="On the road">
        <MayChange needs={markStep} quiet>
          <StepsPart job={job} />
        </MayChange>
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="-mx-5 grid gap-2 border-t-[1.5px] border-dashed border-edge px-5 pt-4">
      <h3 className="text-[15px] font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function Ways({ job, onFindCrew }: { job: BoardJob; onFindCrew: () => void }) {
  const rows = boardStore((state) => state.board?.rows) ?? []
  const [chauffeur] = crewOf(job, 'chauffeur', rowsById(rows))
  const isOver = job.phase === 'done' || job.phase === 'no-show'
  return (
    <div className="grid gap-2">
      {isInTray(job) && !isOver && (
        <Button variant="primary" wide className="!min-h-11" onPress={onFindCrew}>
          {findLabel(job)}
        </Button>
      )}
      <div className="flex flex-wrap gap-2 max-md:*:min-h-11">
        {!isOver && (
          <Button size="small" onPress={() => openHourDialog(job)}>
            <Icon of={Clock} dense /> Change the hour
          </Button>
        )}
        <ButtonLink size="small" to={bookingPath(job.reference)}>
          <Icon of={ExternalLink} dense points /> Booking
        </ButtonLink>
        {chauffeur && (
          <ButtonLink size="small" to={sheetPath(dayOf(job.startsAt), chauffeur.id)}>
            <Icon of={Printer} dense /> Sheet
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
