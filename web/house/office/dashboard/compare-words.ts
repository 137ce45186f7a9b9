import type { Figure } from '#contract/dashboard.ts'
import type { FigureTone } from '#web/ui/office/figure-row.tsx'

interface Compared {
  note: string
  tone: FigureTone
}

const signed = (value: number, digits = 0) =>
  `${value > 0 ? '+ ' : value < 0 ? '− ' : '± '}${Math.abs(value).toFixed(digits).replace(/\.0$/, '')}`

const toneOf = (change: number, isGoodUp: boolean | null): FigureTone =>
  change === 0 || isGoodUp === null ? 'plain' : change > 0 === isGoodUp ? 'good' : 'bad'

/** "+ 40% on last week": a share of what it was. */
export function inPercent({ value, before }: Figure, than: string): Compared {
  if (value === null || !before) return { note: `Nothing from ${than}`, tone: 'plain' }
  const change = Math.round(((value - before) / before) * 100)
  return { note: `${signed(change)}% on ${than}`, tone: toneOf(change, true) }
}

/** "+ 0.4 points": of what is a share already. */
export function inPoints({ value, before }: Figure, than: string, isGoodUp: boolean): Compared {
  if (value === null || before === null) return { note: `Nothing from ${than}`, tone: 'plain' }
  const change = Math.round((value - before) * 10) / 10
  return { note: `${signed(change, 1)} points on ${than}`, tone: toneOf(change, isGoodUp) }
}

/** "+ 3 days on last week", where more is neither good nor bad. */
export function inUnits({ value, before }: Figure, unit: string, than: string): Compared {
  if (value === null || before === null) return { note: `Nothing from ${than}`, tone: 'plain' }
  return { note: `${signed(Math.round((value - before) * 10) / 10, 1)} ${unit} on ${than}`, tone: 'plain' }
}
