import type { Need, NeedCode, Station, StationId } from '#contract/opening.ts'
import type { StationFacts } from './station-facts.store.ts'

export interface HouseFacts extends StationFacts {
  companyEntered: boolean
  companyName: string
  faresLookedAt: boolean
  /** Mails leave the machine. */
  sendsMail: boolean
  /** `cash`: nobody takes cards. */
  gateway: 'stripe' | 'test' | 'cash'
  /** A card was set up with the keys that are set now. */
  cardProved: boolean
  /** Stripe called us about it. */
  cardHeard: boolean
}

/** A stop of the line before it is known where somebody stands. */
interface Stop {
  id: StationId
  /** Not possible before these. */
  after: readonly StationId[]
  needs: readonly Need[]
  /** Opening does not wait for it. */
  isOptional?: true
}

const need = (
  code: NeedCode,
  isMet: boolean,
  { count = 0, name = null }: { count?: number; name?: string | null } = {},
) => ({ code, isMet, isOptional: false, count, name }) satisfies Need
const canWait = (...of: Parameters<typeof need>): Need => ({ ...need(...of), isOptional: true })

/** What each station asks for. Whoever can be sold without something is not held up by it. */
function stopsOf(facts: HouseFacts): Stop[] {
  return [
    {
      id: 'company',
      after: [],
      needs: [
        need('company', facts.companyEntered, { name: facts.companyEntered ? facts.companyName : null }),
        canWait('desk-hours', facts.deskAnswers),
        canWait('registration', facts.registrationNumber !== null),
      ],
    },
    {
      id: 'garage',
      after: [],
      needs: [
        // A garage lies in an area: the board must know how far it is from there.
        need('garage-area', facts.areas > 0, { count: facts.areas }),
        need('garage', facts.garages > 0, { count: facts.garages, name: facts.garage }),
      ],
    },
    {
      id: 'cars',
      after: ['garage'],
      needs: [
        need('car', facts.sellableCars > 0, { count: facts.sellableCars, name: facts.car }),
        // Of no car there is no paper to miss.
        ...(facts.cars > 0
          ? [
              canWait('car-papers', facts.carsWithoutPapers === 0, {
                count: facts.carsWithoutPapers,
                name: facts.carWithoutPapers,
              }),
            ]
          : []),
      ],
    },
    {
      id: 'people',
      after: ['garage'],
      needs: [
        need('chauffeur', facts.chauffeurs > 0, { count: facts.chauffeurs, name: facts.chauffeur }),
        need('licence', facts.licensedChauffeurs > 0, { count: facts.licensedChauffeurs, name: facts.chauffeur }),
        canWait('guide', facts.guides > 0, { count: facts.guides }),
      ],
    },
    {
      id: 'roads',
      after: [],
      needs: [
        need('areas', facts.areas > 0, { count: facts.areas }),
        need('times', facts.areas > 0 && facts.waysMissing === 0, { count: facts.waysMissing }),
        need('places', facts.places > 0, { count: facts.places }),
        canWait('terminals', facts.terminals > 0, { count: facts.terminals }),
      ],
    },
    {
      id: 'prices',
      after: [],
      needs: [
        need('fares', facts.fareTables > 0, { count: facts.fareTables }),
        need('fares-looked-at', facts.ownFares || facts.faresLookedAt),
        ...(facts.cars > 0
          ? [
              canWait('class-prices', facts.unsoldClasses === 0, {
                count: facts.unsoldClasses,
                name: facts.unsoldClass,
              }),
            ]
          : []),
      ],
    },
    { id: 'tour', after: [], needs: [canWait('tour', facts.tours > 0, { count: facts.tours })], isOptional: true },
    {
      id: 'mail',
      after: [],
      needs: [need('mail', facts.mailArrived), ...paymentNeeds(facts), canWait('mail-server', facts.sendsMail)],
    },
  ]
}

/** What is charged on the day needs no proof; Stripe's own calls may come a moment later. */
function paymentNeeds({ gateway, cardProved, cardHeard }: HouseFacts): Need[] {
  if (gateway === 'cash') return [need('on-the-day', true)]
  return [need('card', cardProved), ...(gateway === 'stripe' ? [canWait('card-heard', cardHeard)] : [])]
}

/** Something that can wait and of which guests or the authority would notice: said at a station that is reached. */
const gaps: readonly NeedCode[] = [
  'car-papers',
  'class-prices',
  'registration',
  'desk-hours',
  'mail-server',
  'card-heard',
]

const isReached = ({ needs, isOptional }: Stop) => needs.every((one) => one.isMet || (one.isOptional && !isOptional))

/** The line as somebody finds it who comes now: one station is here, where the next thing is to be done. */
export function stationsOf(facts: HouseFacts, isOpen: boolean): Station[] {
  const stops = stopsOf(facts)
  const reached = new Set(stops.filter(isReached).map(({ id }) => id))
  const waitsFor = ({ after }: Stop) => after.find((id) => !reached.has(id)) ?? null
  const here = stops.find((stop) => !reached.has(stop.id) && !stop.isOptional && waitsFor(stop) === null)
  const stateOf = (stop: Stop): Station['state'] => {
    if (reached.has(stop.id))
      return stop.needs.some(({ code, isMet }) => !isMet && gaps.includes(code)) ? 'gap' : 'reached'
    if (stop === here) return 'here'
    return waitsFor(stop) ? 'after' : 'ahead'
  }
  return [
    ...stops.map((stop) => ({
      ...{ id: stop.id, state: stateOf(stop), needs: [...stop.needs] },
      after: reached.has(stop.id) ? null : waitsFor(stop),
    })),
    {
      id: 'open',
      state: isOpen ? 'reached' : here ? 'after' : 'here',
      after: isOpen ? null : (here?.id ?? null),
      needs: [],
    },
  ]
}

/** The first station that must be reached and is not; null: the doors can open. */
export const missingStation = (stations: readonly Station[]): StationId | null =>
  stations.find(({ id, state }) => id === 'open' && state === 'after')?.after ?? null
