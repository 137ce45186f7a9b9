import { insideSentence } from '#core/inside-sentence.ts'
import { say } from './announce.ts'
import { answered, carriedNow, fitOver, hover, hoverHour, jobNow, letGo, rowNow } from './carried.ts'
import { drawnBars, focusBar } from './drawn-bars.ts'
import { drawnRowIds, elementOfRow } from './drawn-rows.ts'
import { fitSpoken, hourWords } from './moving-words.ts'
import { nextRow } from './next-row.ts'
import { dropPointer } from './pointer-drag.ts'
import { landing, putDown } from './put-down.ts'
import { steppedStart } from './quarter-hours.ts'
import { walkTo, wayOfKey } from './walk-bars.ts'

const isRtl = () => document.documentElement.dir === 'rtl'

/** Arrows, Home and End on a bar that is not carried. */
export function walkKey(key: string, barId: string): boolean {
  const way = wayOfKey(key, isRtl())
  if (!way) return false
  const next = walkTo(drawnBars(), barId, way)
  if (next) focusBar(next.id)
  return true
}

/** A swap was said and the next Enter does it. */
let saidSwap: string | null = null

/** While something is carried every key is meant for it; answers whether this one was. */
function heldKey(event: KeyboardEvent): boolean {
  const carried = carriedNow()
  if (!carried) return false
  if (event.key === 'Escape') {
    dropPointer()
    saidSwap = null
    letGo('Put back.')
    return true
  }
  if (carried.how === 'pointer') return false
  if (event.key === 'Tab') {
    letGo('Put back.')
    return false
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  switch (event.key) {
    case 'ArrowUp':
    case 'ArrowDown':
      void stepRow(event.key === 'ArrowDown', event.shiftKey)
      return true
    case 'ArrowLeft':
    case 'ArrowRight':
      void stepHour((event.key === 'ArrowRight') !== isRtl(), event.shiftKey)
      return true
    case 'Enter':
      if (!event.repeat) void enter()
      return true
    case ' ':
    case 'm':
    case 'M':
      return true
    default:
      return false
  }
}

async function stepRow(down: boolean, alsoRefused: boolean) {
  saidSwap = null
  await answered()
  const carried = carriedNow()
  if (!carried?.fits) return
  const next = nextRow(drawnRowIds(carried.kind), carried.fits, carried.over, down, alsoRefused)
  if (next === null) return say(`No ${alsoRefused ? 'row' : 'row that fits'} ${down ? 'below' : 'above'}.`)
  hover(next)
  elementOfRow(next)?.scrollIntoView({ block: 'nearest' })
  sayWhere()
}

async function stepHour(forward: boolean, byHour: boolean) {
  saidSwap = null
  const carried = carriedNow()
  const job = carried && jobNow(carried.reference)
  if (!job) return
  const startsAt = steppedStart(job.startsAt, carried.startsAt, forward, byHour)
  hoverHour(startsAt)
  await answered()
  if (carriedNow()?.startsAt === startsAt) sayWhere()
}

/** The hour where it is another one, and the row with its verdict. */
function sayWhere() {
  const carried = carriedNow()
  const job = carried && jobNow(carried.reference)
  if (!job) return
  const fit = fitOver(carried)
  const row = carried.over === null ? undefined : rowNow(carried.over)
  const hour = carried.startsAt === null ? '' : `${hourWords(job, carried.startsAt)}, `
  if (carried.startsAt !== null && carried.hour !== null)
    return say(`${hour}not possible, ${insideSentence(carried.hour)}`)
  if (row && fit) say(`${hour}${fitSpoken(row, fit)}`)
  else if (hour) say(`${hour}the hour does`)
}

async function enter() {
  await answered()
  const carried = carriedNow()
  if (!carried) return
  const end = landing(carried)
  if (end.is === 'swap' && saidSwap !== end.to) {
    saidSwap = end.to
    return say(`${end.other.words}. Enter again does it, Escape leaves it.`)
  }
  saidSwap = null
  await putDown(null)
}

/** Heard before anything else on the page while something is carried. */
export function watchKeys(): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.isComposing || !heldKey(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('keydown', hear, true)
  return () => removeEventListener('keydown', hear, true)
}
