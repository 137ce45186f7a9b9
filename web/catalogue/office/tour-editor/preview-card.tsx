import type { Picture } from '#contract/media.ts'
import { formatYen } from '#contract/money.ts'
import type { TourDraft } from '#contract/tour-draft.ts'
import { hoursInWords } from '#core/days.ts'
import { LineMark } from '#web/catalogue/site/mark.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { Print } from '#web/ui/print.tsx'
import { plainText } from './draft-words.ts'

type PreviewCardProps = { draft: TourDraft; cover: Picture | undefined; line: { letter: string; name: string } | null }

/** The entry as a list will show it, as one types. The whole page is a press away. */
export function PreviewCard({ draft, cover, line }: PreviewCardProps) {
  const onSale = draft.prices.filter(({ onSale: isOn, priceYen }) => isOn && priceYen !== null)
  const least = Math.min(...onSale.map(({ priceYen }) => priceYen ?? 0))
  const most = Math.max(0, ...onSale.flatMap(({ loads }) => loads.map(({ guests }) => guests)))
  return (
    <Panel title="At a glance">
      <div className="mx-auto w-[232px] overflow-hidden rounded-[12px] border border-ink bg-paper">
        {cover ? (
          <Print of={cover} alt="" sizes="232px" className="aspect-3/2" />
        ) : (
          <div className="grid aspect-3/2 place-items-center bg-paper-2 text-xs text-ink-3">No cover yet</div>
        )}
        <div className="grid gap-1.5 p-3.5">
          {line && (
            <p className="flex items-center gap-2 text-[0.8125rem] text-ink-2">
              <LineMark line={line.letter} size="small" />
              {line.name}
            </p>
          )}
          <p className="font-serif text-[1.25rem] leading-tight">
            <bdi>{draft.title || 'A tour without a name'}</bdi>
          </p>
          <p className="text-[0.78125rem] text-ink-3">
            {[draft.durationMinutes !== null && hoursInWords(draft.durationMinutes), most > 0 && `up to ${most} guests`]
              .filter(Boolean)
              .join('. ')}
          </p>
          <p className="line-clamp-3 font-serif text-sm">
            <bdi>{draft.summary || plainText(draft.details)}</bdi>
          </p>
          {onSale.length > 0 && (
            <p className="mt-1 flex items-baseline justify-between border-t border-ink pt-2">
              <b className="tabular-nums">
                <bdi>{formatYen(least)}</bdi>
              </b>
              <span className="text-[0.78125rem] text-ink-3">per car</span>
            </p>
          )}
        </div>
      </div>
    </Panel>
  )
}
