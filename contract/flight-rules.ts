import type { FoundFlight } from './flights.ts'

/** Where somebody lands, as far as it was said, and the flight that filled it in; empty where the guest said it. */
export interface SaidLanding {
  terminal: string
  filledBy: string
}

/** Another terminal of the same airport is the airline's to know, and only told. */
const airportOf = (terminal: string) => terminal.replace(/-terminal-.*/, '')

export const landsElsewhere = (found: Pick<FoundFlight, 'terminal'>, terminal: string) =>
  terminal !== '' && airportOf(found.terminal) !== airportOf(terminal)

/** Both on Tokyo's clock. Nobody can be met by a flight that comes after the day began: it is asked about, not refused. */
export const landsAfterStart = ({ lands }: Pick<FoundFlight, 'lands'>, start: string) => lands > start

/** Neither a flight nor its guest overrules the other in silence: another airport than the one said is asked about. */
export const mustAskWhere = (found: Pick<FoundFlight, 'terminal'>, { terminal, filledBy }: SaidLanding) =>
  filledBy === '' && landsElsewhere(found, terminal)

/** What an earlier flight filled in goes with it when the next one is not known; what the guest said stays. */
export const mustClear = ({ terminal, filledBy }: SaidLanding) => filledBy !== '' && terminal !== ''

/** A number however it is spaced and written: capitals and figures, no space. */
const plain = (number: string) => number.toUpperCase().replace(/\s/g, '')
export const isSameFlight = (one: string, other: string) => plain(one) === plain(other)
