import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** The shape of what comes: the next trip large where it is asked for, then rows. */
export function TripsLoading({ withNext }: { withNext: boolean }) {
  return (
    <Loading label="Your trips are loading">
      {withNext && <Skeleton className="mb-12 h-[26.25rem]" />}
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="flex items-center gap-6 border-b border-line py-4">
          <Skeleton className="h-20 w-[84px] sm:w-[120px]" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
