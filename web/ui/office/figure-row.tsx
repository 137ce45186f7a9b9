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
  line?: readonly (number | null)[]
  /** The list behind it. */
  to?: string
}

/** Figures between two lines of ink, each leading to the list behind it. */
export function FigureRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="mb-5.5 grid grid-cols-2 border-y border-ink md:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
    >
      {children}
    </section>
  )
}

export function Figure({ label, value, note, tone = 'plain', line, to }: FigureCellProps) {
  const inside = (
    <>
      <span className="block text-[13px] text-ink-2">{label}</span>
      <span className="block font-serif text-[26px] leading-[1.2] tabular-nums md:text-[30px]">
        <bdi>{value}</bdi>
      </span>
      <span className="flex flex-wrap items-end justify-between gap-x-2">
        <span className={cx('py-1 text-[12.5px] leading-snug', tones[tone])}>
          <bdi>{note}</bdi>
        </span>
        {line && <SparkLine of={line} />}
      </span>
    </>
  )
  const look =
    'block min-w-0 px-4 py-3.5 border-line not-first:border-s max-md:even:border-s max-md:odd:border-s-0 max-lg:border-b'
  return to ? (
    <Link to={to} className={cx(look, 'group -outline-offset-2 hover:bg-paper-2')}>
      {inside}
    </Link>
  ) : (
    <div className={look}>{inside}</div>
  )
}
