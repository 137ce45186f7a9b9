import type { ReactNode } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { LineMark } from '#web/catalogue/site/index.ts'
import { cx } from '#web/ui/cx.ts'
import { boardStore } from '../board-store.ts'
import { OFF } from './look.ts'

const SWATCH = 'h-3 w-[22px] border border-edge'
const TINT = 'bg-[color-mix(in_srgb,var(--ink-3)_16%,var(--surface))]'

/** What the looks mean, in ink: the colours are the lines', by their letters. Of those that are rare, only what is there. */
export function Legend() {
  const hasProposed = boardStore(({ proposed }) => proposed.length > 0)
  const hasClash = boardStore(({ board }) => board?.jobs.some(({ legs }) => legs.some(({ clash }) => clash)) ?? false)
  const hasLost = boardStore(({ board }) => board?.jobs.some(({ lostBy }) => lostBy.length > 0) ?? false)
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-0.5 text-[13px] text-ink-2">
      <Entry look="bg-ink-3">On the road</Entry>
      <Entry look={cx(TINT, '!border-s-[5px] !border-s-ink-3')}>Assigned</Entry>
      <Entry look="bg-[repeating-linear-gradient(135deg,color-mix(in_srgb,var(--ink-3)_25%,var(--surface))_0_4px,var(--surface)_4px_8px)]">
        Held, not paid
      </Entry>
      <Entry look="!h-2 !border-x-0 !border-ink-3">Driving</Entry>
      <Entry look={cx(OFF, '!border-line')}>Rest or leave</Entry>
      <Entry look="!border-line bg-(--off-hours)">Outside working hours</Entry>
      {hasClash && <Entry look="!border-2 !border-beni bg-beni-soft">Clash</Entry>}
      {hasLost && <Entry look="!border-dashed !border-beni">Lost</Entry>}
      <Lines />
      {hasProposed && <Entry look="!border-2 !border-matsu bg-matsu-soft">Proposed</Entry>}
    </div>
  )
}

/** The lines on these days, each by its ring and letter. */
function Lines() {
  const letters = boardStore(
    useShallow(({ board }) =>
      [...new Set(board?.jobs.flatMap(({ service }) => service.line ?? []) ?? [])].sort((a, b) => a.localeCompare(b)),
    ),
  )
  if (letters.length === 0) return null
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      {letters.map((letter) => (
        <LineMark key={letter} line={letter} size="small" className="!size-5 !border-[3px] !text-[10px]" />
      ))}
      Categories by letter
    </span>
  )
}

const Entry = ({ look, children }: { look: string; children: ReactNode }) => (
  <span className="inline-flex items-center gap-[7px] whitespace-nowrap">
    <i aria-hidden className={cx(SWATCH, look)} />
    {children}
  </span>
)
