import { formatYen } from '#contract/money.ts'
import { missingAgeSentence } from '#contract/party.ts'
import type { Box } from './box.ts'

/** While an age is missing there is no price, only what it will be between. */
export function PriceWaits({ box: { choice, waits } }: { box: Box }) {
  if (!waits) return null
  const { fromYen, toYen } = waits
  return (
    <div role="status" className="border-t border-dashed border-ink pt-4">
      <p className="font-serif text-[1.5rem] leading-tight font-[420]">
        {waits.missing === 1 ? 'One age is missing' : `${waits.missing} ages are missing`}
      </p>
      <p className="mt-1.5 text-sm text-ink-2">
        <bdi>
          {missingAgeSentence(choice.childAges).slice(0, -1)}, and the price stands here.
          {fromYen !== null &&
            (toYen !== null && toYen > fromYen
              ? ` It will be between ${formatYen(fromYen)} and ${formatYen(toYen)}.`
              : ` It will be ${formatYen(fromYen)} or more.`)}
        </bdi>
      </p>
    </div>
  )
}
