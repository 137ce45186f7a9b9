import { Phone, TriangleAlert } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useDeskContact } from '#web/ui/desk-contact.ts'
import { CrewContext, useCrew, useCrewStore, useCrewWords } from './crew-context.ts'
import { DayView } from './day-view.tsx'
import { JobView } from './job-view.tsx'
import { CrewNote } from './notes.tsx'
import { shownJobs } from './outbox.ts'
import { BothWords, callAddress, ThumbButton, ThumbLink } from './thumb-button.tsx'
import { useCrewDay, useNow } from './use-crew-day.ts'
import { usePhoneTheme } from './use-phone-theme.ts'

/** The day behind one link. Which job is open stands in the address, so that back and reload work without signal. */
export function CrewPage({ token }: { token: string }) {
  const store = useCrewDay(token)
  usePhoneTheme()
  return (
    <CrewContext value={store}>
      <Shown />
    </CrewContext>
  )
}

function Shown() {
  const now = useNow(useCrewStore())
  const day = useCrew((state) => state.day)
  const outbox = useCrew((state) => state.outbox)
  const isEnded = useCrew((state) => state.isEnded)
  const { language } = useCrewWords()
  const reference = useSearchParams()[0].get('job')
  const jobs = useMemo(() => (day ? shownJobs(day, outbox) : []), [day, outbox])
  const opened = useRef(reference)
  useEffect(() => {
    if (opened.current === reference) return
    opened.current = reference
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [reference])
  return (
    <div lang={language} className="mx-auto max-w-[480px] px-5 pb-8 max-[359px]:px-3">
      {isEnded && <Ended />}
      {!isEnded && !day && <NotYet />}
      {!isEnded && day && !reference && <DayView day={day} jobs={jobs} now={now} />}
      {!isEnded && day && reference && <JobView day={day} jobs={jobs} reference={reference} now={now} />}
    </div>
  )
}

function CallDesk() {
  const desk = useDeskContact()
  return (
    <ThumbLink href={callAddress(desk.phone)} icon={Phone} wide>
      <BothWords of={{ en: 'Call the desk', ja: '運行管理' }} />
      <bdi className="whitespace-nowrap">{desk.phone}</bdi>
    </ThumbLink>
  )
}

function Ended() {
  const { words } = useCrewWords()
  const lost = useCrew((state) => state.lost)
  return (
    <div className="grid gap-4 pt-16">
      <h1 className="font-serif text-d3">{words.endedTitle}</h1>
      <p className="text-ink-2">{words.ended}</p>
      {lost > 0 && (
        <CrewNote tone="error" icon={TriangleAlert}>
          {words.lost(lost)}
        </CrewNote>
      )}
      <CallDesk />
    </div>
  )
}

/** Asked for, and nothing kept; or no signal at the first opening. */
function NotYet() {
  const { words } = useCrewWords()
  const store = useCrewStore()
  const signal = useCrew((state) => state.signal)
  if (signal !== 'none')
    return (
      <p role="status" className="pt-16 font-serif text-d3">
        {words.reading}
      </p>
    )
  return (
    <div className="grid gap-4 pt-16">
      <h1 className="font-serif text-d3">{words.unreachedTitle}</h1>
      <p role="alert" className="text-ink-2">
        {words.unreached}
      </p>
      <ThumbButton look="primary" says={{ en: 'Try again', ja: '再試行' }} onClick={() => void store.read()} />
      <CallDesk />
    </div>
  )
}
