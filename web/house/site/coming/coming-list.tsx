import type { ComingThing } from '#contract/coming.ts'
import { Print } from '#web/ui/print.tsx'
import { monthInWords } from './coming-words.ts'
import { TellMeForm } from './tell-me-form.tsx'

/** What the house plans: each with its print, and a way to hear of it. */
export function ComingList({ things }: { things: readonly ComingThing[] }) {
  return (
    <div className="grid gap-14 md:gap-20">
      {things.map((thing, index) => (
        <article
          key={thing.id}
          aria-labelledby={`coming-${thing.id}`}
          className="grid items-center gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-16"
        >
          <div>
            {thing.month && (
              <p className="mb-2.5 text-sm text-ink-2">
                <bdi>From {monthInWords(thing.month)}</bdi>
              </p>
            )}
            <h2 id={`coming-${thing.id}`} className="font-serif text-d2">
              <bdi>{thing.title}</bdi>
            </h2>
            <p className="mt-4 mb-6 max-w-[44ch] font-serif text-lead text-ink-2">
              <bdi>{thing.text}</bdi>
            </p>
            <TellMeForm thing={thing} />
          </div>
          <Print
            of={thing.picture}
            sizes="(width < 900px) max(100vw, 390px), max(58vw, 840px)"
            priority={index === 0}
            slip
            className="-order-1 -mx-(--gut) h-[16.25rem] md:order-none md:ms-0 md:h-[30rem]"
          />
        </article>
      ))}
    </div>
  )
}
