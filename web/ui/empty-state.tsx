import type { ReactNode } from 'react'
import type { Picture } from '#contract/media.ts'
import { Print } from './print.tsx'
import { chauffeurEvening } from './prints/chauffeur-evening.generated.ts'

type EmptyStateProps = {
  title: string
  /** What will be here. */
  children: ReactNode
  /** One action, no more. */
  action?: ReactNode
  /** A quiet print; the waiting car unless given. */
  print?: Picture
}

export function EmptyState({ title, children, action, print = chauffeurEvening }: EmptyStateProps) {
  return (
    <section className="grid border border-line bg-surface sm:grid-cols-[200px_minmax(0,1fr)]">
      <Print of={print} alt="" sizes="(width < 600px) 100vw, 200px" className="max-sm:h-40" />
      <div className="grid content-center justify-items-start gap-2 p-6">
        <h2 className="font-serif text-d4">{title}</h2>
        <p className="text-sm text-ink-2">
          <bdi>{children}</bdi>
        </p>
        {action && <div className="mt-2">{action}</div>}
      </div>
    </section>
  )
}
