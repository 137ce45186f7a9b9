import type { ClassBody } from '#contract/ride-classes.ts'
import { listed } from '#core/words.ts'
import type { ClassColumns } from './classes.store.ts'
import { loadsInWords } from './loads.rules.ts'
import { placesIn } from './places-in.rules.ts'

interface Around {
  pictures: readonly { alt: string }[]
  /** Names, as those of the classes are. */
  standIns: readonly string[]
  after: string | null
}

/** Each thing that is written of a class by its name, as the history tells it. */
export const classInWords = (about: ClassColumns, { pictures, standIns, after }: Around): Map<string, string> =>
  new Map([
    ['Name', about.name],
    ['Words', about.words],
    ['Features', about.features.map(({ figure, words }) => `${figure} ${words}`.trim()).join(', ')],
    ['Step at the door', about.hasHighStep ? 'high' : 'not high'],
    ['Guests and suitcases', loadsInWords(about.loads)],
    ['Measures', about.body ? measuresInWords(about.body) : ''],
    ['Places', String(placesIn(about) ?? '')],
    ['In the order', after === null ? 'the smallest' : `after the ${after}`],
    ['In its place', listed(standIns, 'or')],
    ['Rides', about.soldAsRide ? 'sold' : 'arranged by the office'],
    ['Pictures', pictures.map(({ alt }) => alt).join(', ')],
  ])

const measuresInWords = ({ kind, lengthCm, widthCm, heightCm, wheelbaseCm }: ClassBody) =>
  `${kind}, ${lengthCm} × ${widthCm} × ${heightCm} cm, axles ${wheelbaseCm} cm apart`
