import type { PlanStop } from './day-plan.ts'

/** The stations of the day as a short line. */
export function PlanLine({ stations }: { stations: readonly PlanStop[] }) {
  return (
    <ol className="grid text-[0.9375rem] leading-normal tabular-nums">
      {stations.map(({ clock, name }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a day may come by the same place twice
          key={index}
          className="relative grid grid-cols-[54px_16px_minmax(0,1fr)] items-start gap-[0.5625rem] pb-2.5 last:pb-0"
        >
          <bdi>{clock}</bdi>
          <span aria-hidden className="mt-[3.5px]">
            {index < stations.length - 1 && (
              <span className="absolute start-[4.3125rem] top-3 -bottom-1.5 w-1 bg-dv1" />
            )}
            <span className="relative block size-4 rounded-ring border-4 border-dv1 bg-surface" />
          </span>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ol>
  )
}
