import { Print } from '../print.tsx'
import { chauffeurEvening } from '../prints/chauffeur-evening.generated.ts'
import type { ListDefinition } from './definition.ts'

/** Before the first row of all: a print, what will be here, one action. */
export function FirstUse({ title, words, action }: NonNullable<ListDefinition<never>['firstUse']>) {
  return (
    <section className="grid border border-line bg-surface md:grid-cols-[300px_minmax(0,1fr)]">
      <Print of={chauffeurEvening} alt="" sizes="(width < 900px) 100vw, 300px" className="min-h-55 max-md:h-44" />
      <div className="grid content-center justify-items-start gap-2 px-8 py-7">
        <h2 className="font-serif text-d4">{title}</h2>
        <p className="max-w-[58ch] text-sm text-ink-2">{words}</p>
        {action && <div className="mt-3">{action}</div>}
      </div>
    </section>
  )
}
