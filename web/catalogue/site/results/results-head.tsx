import type { ReactNode, Ref } from 'react'

interface ResultsHeadProps {
  headline: string
  headlineRef: Ref<HTMLHeadingElement>
  reading: { said: string; typed?: string } | null
  /** Filters and order, at the end of the line. */
  children: ReactNode
}

export function ResultsHead({ headline, headlineRef, reading, children }: ResultsHeadProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1
          ref={headlineRef}
          tabIndex={-1}
          className="min-w-0 scroll-mt-6 font-serif text-d3 wrap-anywhere outline-none"
        >
          {headline}
        </h1>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
      {reading && (
        <p className="mt-2 wrap-anywhere">
          {reading.said} {reading.typed && <span className="text-sm text-ink-3">You wrote “{reading.typed}”.</span>}
        </p>
      )}
    </>
  )
}
