import type { Picture } from '#contract/media.ts'
import { formatYen } from '#contract/money.ts'
import { counted } from '#core/words.ts'
import { Print } from '#web/ui/print.tsx'
import { LineMark } from '../mark.tsx'

export interface Line {
  slug: string
  letter: string
  name: string
  summary: string
  description: string
  picture: Picture
  fromYen: number | null
}

/** The head of the page: ring, name, where the line leads; its print runs to the edge. */
export function LineHeading({ line, tours }: { line: Line; tours: number }) {
  return (
    <div className="grid items-end gap-y-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-14 md:pt-3">
      <div>
        <LineMark line={line.letter} className="mb-5 !size-[4.5rem] !border-8 !text-[1.875rem]" />
        <h1 className="font-serif text-[clamp(42px,4.8vw,68px)] leading-[1.01] font-[360] tracking-[-0.022em]">
          {line.name}
        </h1>
        <p className="mt-[1.125rem] max-w-[40ch] font-serif text-lead text-ink-2">{line.summary}</p>
        <p className="mt-3 max-w-[58ch] text-[0.9375rem] text-ink-2">{line.description}</p>
        <p className="mt-[1.125rem] text-sm text-ink-2 tabular-nums">
          {line.fromYen === null
            ? 'No tours here at present.'
            : `${counted(tours, 'tour')}, from ${formatYen(line.fromYen)} per car.`}
        </p>
      </div>
      <Print
        of={line.picture}
        sizes="(width < 900px) max(100vw, 360px), max(56vw, 720px)"
        priority
        slip
        className="-order-1 -mx-(--gut) h-60 md:order-none md:ms-0 md:h-[28.75rem]"
      />
    </div>
  )
}
