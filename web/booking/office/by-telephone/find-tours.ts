import type { TourToBook } from '#contract/phone-booking.ts'
import { counted } from '#core/words.ts'
import { languageName } from '#web/ui/language-name.ts'
import type { Choice } from '#web/ui/options.tsx'

/** Letters without their signs, so that "Chūreitō" is found by "chureito". */
const plain = (words: string) => words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const holds = (words: string, typed: readonly string[]) => typed.every((word) => plain(words).includes(word))

/** A tour with the words that it was found by, where its title does not say them. */
export interface FoundTour {
  tour: TourToBook
  by: string
}

/** By title first; then by area or theme, by a stop or a place, and at last by all of it together. */
export function findTours(tours: readonly TourToBook[], typed: string): FoundTour[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return tours.map((tour) => ({ tour, by: '' }))
  const ranked = tours.flatMap((tour) => {
    if (holds(tour.title, words)) return [{ tour, by: '', rank: 0 }]
    if (holds(tour.line, words)) return [{ tour, by: '', rank: 1 }]
    const place = tour.places.find((one) => holds(one, words))
    if (place) return [{ tour, by: place, rank: 2 }]
    return holds([tour.title, tour.line, ...tour.places].join(' '), words) ? [{ tour, by: '', rank: 3 }] : []
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ tour, by }) => ({ tour, by }))
}

export type FreeTours = ReadonlyMap<string, { start: string; crews: number; noticeEndedAt: string | null }>

/** "5 of 45 tours have a crew for 2, those with a guide in Spanish." */
export function freeInWords(
  free: number,
  all: number,
  { guests, guideLanguage }: { guests: number; guideLanguage: string },
): string {
  const guided = guideLanguage === 'en' ? '' : `, those with a guide in ${languageName(guideLanguage, 'en')}`
  return `${free} of ${all} tours have a crew for ${guests}${guided}.`
}

/** As the list shows them: area, hours, and by what they were found; of a day only those with a crew. */
export function tourChoices(
  tours: readonly TourToBook[],
  { typed, chosen, free }: { typed: string; chosen: string; free: FreeTours | null },
): Choice[] {
  const named = tours.find(({ slug }) => slug === chosen)
  const found = findTours(tours, named?.title === typed ? '' : typed).filter(
    ({ tour }) => free === null || free.has(tour.slug) || tour.slug === chosen,
  )
  // Who has chosen one keeps it while other letters are typed.
  const all = named && !found.some(({ tour }) => tour === named) ? [...found, { tour: named, by: '' }] : found
  return all.map(({ tour, by }) => {
    const then = free?.get(tour.slug)
    const late = then?.noticeEndedAt ? ', notice has ended' : ''
    const alone = then && !tour.guideIncluded ? ', without a guide' : ''
    const crews = then && `${then.start}, ${counted(then.crews, 'crew')} free${alone}${late}`
    const hours = crews ?? tour.startTimes.join(', ')
    return { id: tour.slug, label: tour.title, detail: [tour.line, by, hours].filter(Boolean).join('. ') }
  })
}
