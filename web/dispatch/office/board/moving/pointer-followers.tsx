import { Ban, Repeat } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { insideSentence } from '#core/inside-sentence.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lineColour } from '../board/look.ts'
import { boardStore } from '../board-store.ts'
import { partyWords } from '../job/job-words.ts'
import { fitOver } from './carried.ts'
import { hourWords, refusalInTwo } from './moving-words.ts'
import { draggedShape, followers, moveFollowers } from './pointer-drag.ts'

/** The bar that is carried, as large as it was. Only its place changes, and not through React. */
export function Ghost() {
  const isDragged = boardStore(({ carried }) => carried?.how === 'pointer')
  return isDragged ? <GhostBar /> : null
}

function GhostBar() {
  const bar = useRef<HTMLDivElement>(null)
  const job = boardStore(({ board, carried }) => board?.jobs.find(({ reference }) => reference === carried?.reference))
  const isRefused = boardStore(
    ({ carried }) => carried !== null && (fitOver(carried)?.verdict === 'no' || carried.hour !== null),
  )
  const startsAt = boardStore(({ carried }) => carried?.startsAt ?? null)
  const shape = draggedShape()
  useLayoutEffect(() => {
    followers.ghost = bar.current
    moveFollowers()
    return () => {
      followers.ghost = null
    }
  }, [])
  if (!job || !shape) return null
  return (
    <div
      ref={bar}
      aria-hidden
      // Placed from the window's own corner in either direction of reading.
      style={{
        ...lineColour(job.service.line),
        left: 0,
        top: 0,
        width: Math.max(120, shape.width),
        height: shape.height,
      }}
      className={cx(
        'pointer-events-none fixed z-30 overflow-hidden border-s-[5px] border-(--c) bg-[color-mix(in_srgb,var(--c)_24%,var(--surface))] px-2 py-[3px] text-[12.5px] leading-snug text-ink shadow-lift outline-2 will-change-transform',
        isRefused ? 'outline-beni' : 'outline-ink',
      )}
    >
      <b className="block truncate text-[13px] font-semibold">
        <bdi>
          {startsAt && `${hourWords(job, startsAt)} `}
          {job.service.shortTitle}
        </bdi>
      </b>
      <bdi className="block truncate">{partyWords(job)}</bdi>
    </div>
  )
}

/** The reason at the pointer, in whole words. */
export function Tip() {
  const box = useRef<HTMLDivElement>(null)
  const carried = boardStore((state) => state.carried)
  const job = boardStore(({ board }) => board?.jobs.find(({ reference }) => reference === carried?.reference))
  const fit = carried ? fitOver(carried) : undefined
  const why = carried?.startsAt && carried.hour ? carried.hour : fit?.verdict === 'no' ? fit.words : null
  const isShown = carried?.how === 'pointer' && why !== null
  useLayoutEffect(() => {
    followers.tip = isShown ? box.current : null
    moveFollowers()
    return () => {
      followers.tip = null
    }
  }, [isShown])
  if (!isShown || !why || !job) return null
  const { head, rest } = refusalInTwo(why)
  const where = carried.startsAt && carried.hour ? `Not at ${hourWords(job, carried.startsAt)}` : 'Not here'
  return (
    <div
      ref={box}
      aria-hidden
      style={{ left: 0, top: 0 }}
      className="pointer-events-none fixed z-30 w-[min(372px,calc(100vw-16px))] rounded-field border border-beni bg-surface px-3.5 py-2.5 text-[13.5px] leading-snug text-ink shadow-lift will-change-transform"
    >
      <b className="flex items-start gap-1.5 font-[650] text-beni">
        <Icon of={Ban} dense className="mt-0.5 shrink-0" />
        <bdi>
          {where}: {insideSentence(head)}
        </bdi>
      </b>
      {rest && <bdi className="block">{rest}</bdi>}
      {fit?.swap && carried.startsAt === null && (
        <span className="mt-1 flex items-center gap-1.5 font-semibold">
          <Icon of={Repeat} dense /> <bdi>Let go to swap: {fit.swap.words}</bdi>
        </span>
      )}
    </div>
  )
}
