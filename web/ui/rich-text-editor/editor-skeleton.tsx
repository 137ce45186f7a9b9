import { Loading, Skeleton } from '../skeleton.tsx'

/** In the exact size of an empty editor. */
export function EditorSkeleton() {
  return (
    <Loading label="The editor is loading." className="rounded-field border border-edge bg-surface">
      <div className="h-[2.5625rem] border-b border-line max-[900px]:h-[6.5625rem]" />
      <div className="grid h-[17.5rem] content-start gap-3 p-5">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-4/5" />
      </div>
      <div className="h-8 border-t border-line" />
    </Loading>
  )
}
