import { groundLook, StopMark } from '#web/catalogue/site/index.ts'
import { cx } from '#web/ui/cx.ts'
import type { PlanStop } from './day-plan.ts'

/** The day along its road: clock, stop, and what is there. */
export function StopByStop({ stops, line }: { stops: readonly PlanStop[]; line: string }) {
  return (
    <ol className="tabular-nums">
      {stops.map(({ clock, name, note }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a day may come by the same place twice, and never changes
          key={index}
          className="relative grid grid-cols-[46px_34px_minmax(0,1fr)] gap-3.5 pb-5 last:pb-0 print:break-inside-avoid"
        >
          {index < stops.length - 1 && (
            <span
              aria-hidden
              className={cx('absolute start-[4.625rem] top-[2.375rem] -bottom-1 w-1.5', groundLook(line))}
            />
          )}
          <bdi className="pt-1.5 font-semibold">{clock}</bdi>
          <StopMark line={line} stop={index + 1} className="relative" />
          <div className="pt-1.5">
            <h3 className="text-[1rem] leading-snug font-semibold">
              <bdi>{name}</bdi>
            </h3>
            {note && (
              <p className="text-sm text-ink-2">
                <bdi>{note}</bdi>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
