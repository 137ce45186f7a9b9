import { CircleAlert, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { boardStore } from '../board-store.ts'
import { forgetRefusal, sayings } from './announce.ts'
import { isTold } from './carried.ts'
import { countedFits, heldWords, hourWords } from './moving-words.ts'

/**
 * Above the board, over the line of its legend: nothing changes its place because something was picked up. When that
 * line is scrolled away, at the lower edge of the window.
 */
export function StripPlace({ children }: { children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!line.current) return
    const watch = new IntersectionObserver(([seen]) => setAway(seen ? !seen.isIntersecting : false))
    watch.observe(line.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={line} className="h-px">
      <div
        className={
          isAway ? 'fixed inset-x-4 bottom-4 z-30 shadow-lift md:inset-x-6' : 'absolute inset-x-0 bottom-2.5 z-20'
        }
      >
        {children}
      </div>
    </div>
  )
}

const LINE = 'flex min-h-10 items-center gap-x-3.5 gap-y-1 px-3.5 py-1 text-sm max-lg:flex-wrap'

/** What is carried, where it fits, and what the keys do. */
export function MovingStrip() {
  const carried = boardStore((state) => state.carried)
  const job = boardStore(({ board, carried: held }) => board?.jobs.find((one) => one.reference === held?.reference))
  if (!carried || !job) return null
  const hour = carried.startsAt && hourWords(job, carried.startsAt)
  return (
    <div data-strip className={`${LINE} bg-ink text-paper`}>
      <b className="font-semibold whitespace-nowrap">
        <bdi>Moving {job.service.shortTitle}</bdi>
      </b>
      <span className="min-w-0 tabular-nums">
        <bdi>{heldWords(job)}</bdi> {hour && <Hour words={hour} why={carried.hour} />}
        {carried.fits && isTold(carried) ? countedFits(carried.fits.values()) : 'Looking where it fits…'}
      </span>
      <span className="ms-auto flex shrink-0 items-center gap-3.5 whitespace-nowrap max-md:hidden">
        {carried.how === 'keyboard' && (
          <>
            <span>
              <StripKey>↑</StripKey> <StripKey>↓</StripKey> next row that fits
            </span>
            <span className="max-lg:hidden">
              <StripKey>←</StripKey> <StripKey>→</StripKey> quarter hours
            </span>
            <span>
              <StripKey>Enter</StripKey> put it there
            </span>
          </>
        )}
        <span>
          <StripKey>Esc</StripKey> back
        </span>
      </span>
    </div>
  )
}

function Hour({ words, why }: { words: string; why: string | null }) {
  return (
    <>
      <b className="font-semibold">
        At {words}
        {why && <bdi>: {why}</bdi>}.
      </b>{' '}
    </>
  )
}

function StripKey({ children }: { children: string }) {
  return (
    <kbd className="rounded-tag border border-paper/45 px-1.5 py-0.5 font-sans text-[11.5px] leading-none font-semibold">
      {children}
    </kbd>
  )
}

/** Why something was not done: said at once, and in view until the next thing is done. */
export function RefusalNote() {
  const refusal = sayings((now) => now.refusal)
  const isHolding = boardStore(({ carried }) => carried !== null)
  return (
    <div role="alert" data-refused>
      {refusal && !isHolding && (
        <div className={`${LINE} border border-beni bg-beni-soft text-ink lg:me-[530px]`}>
          <Icon of={CircleAlert} dense className="text-beni" />
          <bdi className="min-w-0 flex-1 font-semibold">{refusal}</bdi>
          <IconButton label="Dismiss" icon={X} size="small" onPress={forgetRefusal} />
        </div>
      )}
    </div>
  )
}
