import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SparkLine } from '../chart/spark-line.tsx'
import { cx } from '../cx.ts'

export type FigureTone = 'good' | 'bad' | 'plain'

const tones: Record<FigureTone, string> = {
  good: 'text-matsu font-semibold',
  bad: 'text-beni font-semibold',
  plain: 'text-ink-2',
}

export type FigureCellProps = {
  label: string
  value: string
  /** Beside the period before, or what it is of. */
  note: ReactNode
  tone?: FigureTone
  /** What it was counted from, in a few words. */
  detail?: string
  line?: readonly (number | null)[]
  /** The list behind it. */
  to?: string
}

/** Figures between two lines of ink, each leading to the list behind it. */
export function FigureRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="mb-5.5 grid grid-cols-2 overflow-hidden border-y border-ink md:max-lg:has-[>:nth-child(5)]:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
    >
      {children}
    </section>
  )
}

export function Figure({ label, value, note, tone = 'plain', detail, line, to }: FigureCellProps) {
  const inside = (
    <>
      <span className="block text-[0.8125rem] text-ink-2">{label}</span>
      <span className="block font-serif text-[1.625rem] leading-[1.2] tabular-nums md:text-[1.875rem]">
        <bdi>{value}</bdi>
      </span>
      <span className={cx('block py-1 text-[0.78125rem] leading-snug', tones[tone])}>
        <bdi>{note}</bdi>
      </span>
      {(detail || line) && (
        <span className="flex items-end justify-between gap-x-2 md:min-h-7.5">
          <span className="text-[0.78125rem] leading-snug text-ink-2 tabular-nums">
            <bdi>{detail}</bdi>
          </span>
          {line && <SparkLine of={line} />}
        </span>
      )}
    </>
  )
  // The lines at the outer edges lie outside the row, which hides them, however many stand beside each other.
  const look = '-ms-px -mb-px block min-w-0 border-s border-b border-line px-4 py-3.5'
  return to ? (
    <Link to={to} className={cx(look, 'group -outline-offset-2 hover:bg-paper-2')}>
      {inside}
    </Link>
  ) : (
    <div className={look}>{inside}</div>
  )
}
