import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** The page in its shape, for an answer that takes its time. */
export function CarsSkeleton() {
  return (
    <Loading label="The cars are on their way" className="wrap">
      <Skeleton className="mt-9 h-10 w-[480px] max-w-full" />
      <Skeleton className="mt-3 mb-7 h-5 w-[560px] max-w-full" />
      {[1, 2, 3].map((row) => (
        <div
          key={row}
          className="grid gap-6 border-t border-line py-[1.875rem] md:grid-cols-[220px_minmax(0,1fr)_190px] lg:grid-cols-[300px_minmax(0,1fr)_216px]"
        >
          <Skeleton className="h-[7.75rem] max-md:w-[220px]" />
          <div>
            <Skeleton className="h-8 w-44" />
            <Skeleton className="mt-3 h-5" />
            <Skeleton className="mt-5 h-6 w-64" />
            <Skeleton className="mt-2 h-6 w-64" />
          </div>
          <Skeleton className="h-28" />
        </div>
      ))}
    </Loading>
  )
}

/** Nobody could be reached; what was asked stays in the form above. */
export function CarsUnreached() {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="wrap pt-9">
      <h1 className="sr-only">Cars</h1>
      <ErrorState title="The cars did not load" onRetry={revalidate} isRetrying={state !== 'idle'}>
        What you asked for is kept above. Please try again in a moment.
      </ErrorState>
    </div>
  )
}

/** Something is missing or cannot be done: said in a sentence, with the form above filled as it was. */
export function CarsRefused({ title, children, way }: { title: string; children: ReactNode; way?: ReactNode }) {
  return (
    <section className="wrap grid content-start gap-3 py-12 md:py-16">
      <h1 className="font-serif text-[clamp(30px,3vw,42px)] leading-tight font-[380]">{title}</h1>
      <p className="max-w-[68ch] text-ink-2">{children}</p>
      <p className="text-sm">{way ?? <TextLink to="/contact-us">Ask the office</TextLink>}</p>
    </section>
  )
}
