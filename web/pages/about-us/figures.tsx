import type { House } from '#contract/house.ts'
import { figuresOf } from './about-words.ts'

/** How it goes, in figures of our own records: the bad one too. */
export function Figures({ house }: { house: House }) {
  const figures = figuresOf(house)
  if (figures.length === 0) return null
  return (
    <section aria-label="In figures" className="wrap">
      <dl className="grid bg-night text-on-night tabular-nums sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {figures.map(({ figure, words }) => (
          <div
            key={words}
            className="flex flex-col-reverse justify-end gap-2 border-on-night-2/25 px-6 py-6 max-sm:not-first:border-t md:px-8 md:py-7 lg:not-first:border-s"
          >
            <dt className="text-sm leading-snug text-on-night-2">{words}</dt>
            <dd className="font-serif text-[2.5rem] leading-none font-[380]">
              <bdi>{figure}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
