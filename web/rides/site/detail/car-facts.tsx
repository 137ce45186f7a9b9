import type { ReactNode } from 'react'
import type { RideClass } from '#contract/ride-classes.ts'
import { numeral } from '#core/words.ts'
import { Plate } from '#web/fleet/site/index.ts'
import { NameSeal } from '#web/ui/name-seal.tsx'
import { Print } from '#web/ui/print.tsx'

/** A part of the page under an ink rule. */
export function CarSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-10 md:mt-11">
      <h2 className="mb-[1.125rem] border-b border-ink pb-2.5 text-[1.0625rem] leading-snug font-semibold">{title}</h2>
      {children}
    </section>
  )
}

const loadWords = ['guests and large suitcases, in comfort', 'when full']

/** What it takes, and what else is good to know, each as a figure with its words. */
export function CarFigures({ car: { loads, features } }: { car: RideClass }) {
  const figures = [
    ...loads.slice(0, 2).map(({ guests, largeCases }, index) => ({
      figure: `${guests} + ${largeCases}`,
      words: loadWords[index] ?? '',
    })),
    ...features,
  ]
  return (
    <dl className="mt-[1.875rem] grid grid-cols-2 gap-y-1 border-y border-line py-2 tabular-nums md:grid-cols-4">
      {figures.map(({ figure, words }) => (
        <div
          key={`${figure} ${words}`}
          className="flex flex-col-reverse justify-end py-2.5 pe-4 md:nth-[4n+2]:border-s md:nth-[4n+3]:border-s md:nth-[4n]:border-s md:border-line md:nth-[4n+2]:ps-4 md:nth-[4n+3]:ps-4 md:nth-[4n]:ps-4"
        >
          <dt className="mt-1 text-sm text-ink-2">
            <bdi>{words}</bdi>
          </dt>
          <dd className="font-serif text-[1.5625rem] leading-[1.1]">
            <bdi>{figure}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function CarPictures({ car: { pictures, name } }: { car: RideClass }) {
  if (pictures.length === 0) return null
  return (
    <CarSection title={`The ${name} in pictures`}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {pictures.map((picture) => (
          <li key={picture.path}>
            <Print of={picture} sizes="(width < 900px) 50vw, 280px" className="aspect-4/3" />
          </li>
        ))}
      </ul>
    </CarSection>
  )
}

export function WhoDrives({ car: { name, chauffeurs } }: { car: RideClass }) {
  return (
    <CarSection title="Who drives">
      <div className="flex items-start gap-[1.125rem]">
        <NameSeal kanji="高" />
        <div>
          <p className="font-semibold">
            {chauffeurs > 1 ? `One of ${numeral(chauffeurs)} ${name} chauffeurs` : `Our ${name} chauffeur`}
          </p>
          <p className="mt-0.5 max-w-[60ch] text-sm leading-7 text-ink-2">
            Assigned when you book, named on the voucher with the plate{' '}
            <span className="mx-0.5 inline-block align-middle">
              <Plate />
            </span>{' '}
            Green plates only: the car may carry paying guests.
          </p>
        </div>
      </div>
    </CarSection>
  )
}
