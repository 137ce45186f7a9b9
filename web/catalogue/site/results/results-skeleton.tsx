import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ENTRIES, FRAME } from './results-look.ts'

const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** The page in its exact shape, for a first answer that takes its time. */
export function ResultsSkeleton() {
  return (
    <Loading label="The tours are on their way" className={FRAME}>
      <div className="max-md:hidden">
        <Skeleton className="mb-5 h-6 w-36" />
        {rows.map((row) => (
          <Skeleton key={row} className="mb-2 h-[1.375rem]" />
        ))}
      </div>
      <div>
        <Skeleton className="h-9 w-72 max-w-full" />
        <div className={ENTRIES}>
          {rows.slice(1).map((row) => (
            <div key={row}>
              <Skeleton className="aspect-3/2" />
              <Skeleton className="mt-3 h-[1.625rem] w-3/4" />
              <Skeleton className="mt-2 h-5 w-1/2" />
              <Skeleton className="mt-2 h-5 w-2/3" />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  )
}
