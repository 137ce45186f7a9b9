import { cx } from '#web/ui/cx.ts'
import type { RideMoment } from './ride-words.ts'

/** The ride on the clock: what happens when, and the stretch in which waiting costs nothing. */
export function RideClock({ moments }: { moments: readonly RideMoment[] }) {
  return (
    <ol className="grid text-[0.9375rem] leading-normal tabular-nums">
      {moments.map(({ clock, name, note, isWaiting }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a ride may end where it began
          key={index}
          className="relative grid grid-cols-[64px_18px_minmax(0,1fr)] items-start gap-2.5 pb-5 last:pb-0"
        >
          <bdi className="font-semibold">{clock}</bdi>
          <span aria-hidden className="mt-[2.5px]">
            {index < moments.length - 1 && (
              <span
                className={cx(
                  'absolute start-[5.0625rem] top-4 -bottom-1 border-s-4',
                  moments[index + 1]?.isWaiting ? 'border-dotted border-matsu' : 'border-ink',
                )}
              />
            )}
            <span
              className={cx(
                'relative block size-[1.125rem] rounded-ring border-4 bg-surface',
                isWaiting ? 'border-matsu' : 'border-ink',
                index === moments.length - 1 && 'bg-ink',
              )}
            />
          </span>
          <span>
            <bdi className="block font-[550]">{name}</bdi>
            {note && <bdi className="block text-sm text-ink-2">{note}</bdi>}
          </span>
        </li>
      ))}
    </ol>
  )
}
