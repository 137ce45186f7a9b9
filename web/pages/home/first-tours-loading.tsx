import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { largePrint, smallPrint, topGrid } from './top-tours.tsx'

/** The place of the tours while they are on their way, in the shape in which they come. */
export function TopToursLoading() {
  return (
    <Loading label="The tours are loading" className={topGrid}>
      <LoadingTour print={largePrint} title="h-8" />
      <div className="grid content-start gap-8">
        <LoadingTour print={smallPrint} title="h-[1.625rem]" />
        <LoadingTour print={smallPrint} title="h-[1.625rem]" />
      </div>
    </Loading>
  )
}

function LoadingTour({ print, title }: { print: string; title: string }) {
  return (
    <div>
      <Skeleton className={print} />
      <Skeleton className={`mt-3 w-2/3 ${title}`} />
      <Skeleton className="mt-1 h-[1.3125rem] w-1/2" />
      <Skeleton className="mt-1.5 h-6 w-3/5" />
    </div>
  )
}
