import { Printer } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { TripItem } from '#contract/trip-wish.ts'
import type { PricedTrip } from '#contract/trips.ts'
import { capitalized, countedInWords } from '#core/words.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { contentsInWords } from './item-words.ts'

type TripHeadProps = {
  items: readonly TripItem[]
  findings: PricedTrip['findings']
  hasGone: boolean
  isAsking: boolean
}

/** What is gathered, and whether it fits. */
export function TripHead({ items, findings, hasGone, isAsking }: TripHeadProps) {
  const contents = contentsInWords(items.map(({ wish }) => wish))
  const isWrong = findings.some(({ isImpossible }) => isImpossible)
  const count = findings.length
  return (
    <header className="grid gap-x-12 gap-y-3.5 pb-7 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
      <h1 className="font-serif text-d1">
        {isWrong
          ? `${capitalized(countedInWords(count, 'thing'))} ${count === 1 ? 'does' : 'do'} not fit yet`
          : contents}
      </h1>
      <button
        type="button"
        onClick={() => print()}
        className={buttonLook({ size: 'small', className: 'min-h-11 justify-self-start print:hidden' })}
      >
        <Icon of={Printer} dense />
        Print
      </button>
      <p
        role="status"
        className="flex max-w-[74ch] flex-col items-start gap-x-3.5 gap-y-2 font-serif text-lead md:col-span-2 md:flex-row md:items-baseline"
      >
        {isAsking ? (
          <span className="text-ink-2">Priced again at this moment…</span>
        ) : count > 0 ? (
          <>
            <Verdict tone={isWrong ? 'error' : 'waiting'}>{isWrong ? 'Look again' : 'Perhaps a slip'}</Verdict>
            <span>Each has ways out that we tried against today’s cars and crews. You can also leave it as it is.</span>
          </>
        ) : hasGone ? (
          <>
            <Verdict tone="waiting">Something is gone</Verdict>
            <span>What is left fits together.</span>
          </>
        ) : (
          <>
            <Verdict tone="ok">It fits</Verdict>
            <span>Nothing overlaps, and each start can be reached from where we know that you are.</span>
          </>
        )}
      </p>
    </header>
  )
}

const Verdict = (props: ComponentProps<typeof Tag>) => (
  <span className="font-sans leading-none">
    <Tag {...props} />
  </span>
)
