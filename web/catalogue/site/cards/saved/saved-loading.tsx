import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { WISH_GRID } from './wish-card.tsx'

export function SavedLoading({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Skeleton className="mb-8 h-12 w-40" />
      <div className={WISH_GRID}>
        {['a', 'b', 'c'].map((tile) => (
          <div key={tile} className="grid gap-2">
            <Skeleton className="aspect-3/2" />
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
