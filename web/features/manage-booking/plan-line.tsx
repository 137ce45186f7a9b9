import type { PlanStop } from './day-plan.ts'

/** The stations of the day as a short line; with what is to know of each where there is room. */
export function PlanLine({ stations, withNotes }: { stations: readonly PlanStop[]; withNotes?: boolean }) {
  return (
    <ol className="grid text-[15px] leading-normal tabular-nums">
      {stations.map(({ clock, name, note }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a day may come by the same place twice
          key={index}
          className="relative grid grid-cols-[54px_16px_minmax(0,1fr)] items-start gap-[9px] pb-2.5 last:pb-0"
        >
          <bdi>{clock}</bdi>
          <span aria-hidden className="mt-[3.5px]">
            {index < stations.length - 1 && <span className="absolute start-[69px] top-3 -bottom-1.5 w-1 bg-dv1" />}
            <span className="relative block size-4 rounded-ring border-4 border-dv1 bg-surface" />
          </span>
          <span>
            <bdi className="block">{name}</bdi>
            {withNotes && note && <bdi className="block text-sm text-ink-2">{note}</bdi>}
          </span>
        </li>
      ))}
    </ol>
  )
}
