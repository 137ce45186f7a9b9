import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { formatYen } from '#contract/money.ts'
import type { Finding } from '#contract/trips.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextButton } from '#web/ui/text-link.tsx'

export type Fix = Finding['fixes'][number]

type FindingPanelProps = { finding: Finding; onFix: (fix: Fix) => void; onSettle: () => void }

/** What does not go together, with the ways out that were tried. It warns, and stops nobody. */
export function FindingPanel({ finding: { isImpossible, title, why, fixes }, onFix, onSettle }: FindingPanelProps) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className={cx(
        'border-y px-5 pt-3.5 pb-1',
        isImpossible ? 'border-beni bg-beni-soft' : 'border-kohaku bg-kohaku-soft',
      )}
    >
      <h3 id={heading} className="max-w-[44ch] font-serif text-[1.3125rem] leading-tight">
        <bdi>{title}</bdi>
      </h3>
      <p className="mt-1 mb-2.5 max-w-[60ch] text-sm text-ink-2 tabular-nums">
        <bdi>{why}</bdi>
      </p>
      <ul className="border-t border-ink/20 text-[0.9375rem] tabular-nums">
        {fixes.map((fix) => (
          <FixRow key={fix.words} fix={fix} onFix={onFix} />
        ))}
        {!isImpossible && (
          <li className="flex items-center justify-between gap-4 py-2">
            <span>
              It is right as it is
              <span className="block text-sm text-ink-2">We do not ask again.</span>
            </span>
            <TextButton
              onClick={onSettle}
              aria-label={`Keep it as it is: ${title}`}
              className="min-h-11 shrink-0 text-sm"
            >
              Keep it
            </TextButton>
          </li>
        )}
        {isImpossible && fixes.length === 0 && (
          <li className="py-2.5 text-sm text-ink-2">Move or take out one of the two. You may also leave both.</li>
        )}
      </ul>
    </section>
  )
}

function FixRow({ fix, onFix }: { fix: Fix; onFix: (fix: Fix) => void }) {
  const { words, tried, works, differenceYen } = fix
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-ink/15 py-2.5 last:border-0 sm:grid-cols-[minmax(0,1fr)_6.5rem_auto]">
      <span>
        <bdi>{words}</bdi>
        <span className={cx('flex items-start gap-1.5 text-sm', works ? 'font-[550] text-matsu' : 'text-ink-2')}>
          <Icon of={works ? Check : X} dense className="mt-0.5" />
          <bdi>Tried: {works ? tried.toLowerCase() : tried}</bdi>
        </span>
      </span>
      <bdi className="text-end font-semibold">{works && differenceInWords(differenceYen)}</bdi>
      {works ? (
        <button
          type="button"
          aria-label={`Do this: ${words}`}
          onClick={() => onFix(fix)}
          className={buttonLook({ size: 'small', className: 'min-h-11 max-sm:col-span-2 md:min-h-9' })}
        >
          Do this
        </button>
      ) : (
        <span />
      )}
    </li>
  )
}

/** "no change", "+ ¥2,200". */
export function differenceInWords(yen: number | null): string {
  if (yen === null || yen === 0) return 'no change'
  return yen > 0 ? `+ ${formatYen(yen)}` : formatYen(yen)
}
