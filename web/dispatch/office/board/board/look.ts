import type { CSSProperties } from 'react'
import { isDouble, pigmentOf } from '#web/catalogue/site/index.ts'
import { cx } from '#web/ui/cx.ts'
import type { Bar } from './bars.ts'
import { isOnTheRoad } from './words.ts'

/** The head's column and the hours beside it; every row of the board is laid out by it. */
export const headPx = 148
export const COLUMNS = 'grid grid-cols-[148px_minmax(0,1fr)]'

/** How wide the hours are at least, by days shown; a narrower panel scrolls. */
export const hoursWidth = (days: number) => (days === 1 ? 560 : days * (days === 3 ? 330 : 230))

/** Every so many hours a label and a figure of what is idle. */
export const labelEvery = (days: number) => (days === 1 ? 1 : days === 3 ? 3 : 6)
export const idleEvery = (days: number) => (days === 1 ? 1 : days === 3 ? 2 : 6)

export const lineColour = (line: string | null): CSSProperties =>
  ({ '--c': `var(--dv${pigmentOf(line)})` }) as CSSProperties

export const OFF = 'bg-[repeating-linear-gradient(135deg,var(--off-hours)_0_5px,transparent_5px_10px)]'
export const OFF_HOURS = 'bg-(--off-hours) border-x border-(--off-hours-edge)'

/** Duty that is no job of theirs: it stands there, and cannot be taken hold of. */
export const ON_THE_ROAD =
  'absolute inset-y-1 z-2 flex items-center overflow-hidden border border-s-[6px] border-ink-3 bg-paper-2 px-1.5 text-[12.5px] whitespace-nowrap text-ink'

const BAR =
  'absolute z-2 overflow-hidden border-s-[6px] border-(--c) py-[3px] text-start text-[12.5px] leading-[1.3] whitespace-nowrap outline-offset-1 focus-visible:z-3 data-held:bg-surface data-held:bg-none data-held:text-ink-2 data-held:not-focus-visible:outline-1 data-held:not-focus-visible:-outline-offset-1 data-held:not-focus-visible:outline-ink-3 data-held:not-focus-visible:outline-dashed'

const TINT = 'bg-[color-mix(in_srgb,var(--c)_16%,var(--surface))] text-ink'
const SOLID = 'bg-[color-mix(in_srgb,var(--c)_75%,var(--ink))] text-surface'
const HATCH =
  'bg-[repeating-linear-gradient(135deg,color-mix(in_srgb,var(--c)_20%,var(--surface))_0_6px,var(--surface)_6px_12px)] text-ink'
const FADED = 'border-[color-mix(in_srgb,var(--c)_45%,var(--surface))] bg-paper-2/60 text-ink-3'
const CLASH = '-outline-offset-1 outline-2 outline-beni bg-beni-soft text-ink'

/** On the road filled, assigned tinted, held hatched, done faded, a clash outlined; words say each of them too. */
export function barLook({ job, leg }: Pick<Bar, 'job' | 'leg'>, isNarrow: boolean): string {
  const state = leg.clash
    ? CLASH
    : isOnTheRoad(job)
      ? SOLID
      : job.phase === 'held'
        ? HATCH
        : job.phase === 'done' || job.phase === 'no-show'
          ? FADED
          : TINT
  return cx(BAR, isDouble(job.service.line) && 'border-double', isNarrow ? 'px-[5px]' : 'px-2', state)
}
