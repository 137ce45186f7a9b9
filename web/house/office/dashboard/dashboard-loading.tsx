import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** The shape of the dashboard until it comes. */
export function DashboardLoading() {
  return (
    <Loading label="The dashboard is loading" className="grid gap-5">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-28" />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,2.1fr)_minmax(0,1fr)]">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
      <Skeleton className="h-80" />
    </Loading>
  )
}
