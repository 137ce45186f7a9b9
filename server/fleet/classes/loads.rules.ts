import type { Load } from '#contract/catalogue.ts'
import { isBusWith, mostPlacesOfCar } from '#core/vehicle-classes.ts'
import { counted } from '#core/words.ts'

export interface Limits {
  isBus: boolean
  /** Places without the chauffeur's, where the class has been measured. */
  places: number | null
}

/** What is wrong with a table of loads, by field: each line has more guests than the one before, and never more suitcases. */
export function faultsOfLoads(loads: readonly Load[], { isBus, places }: Limits): Record<string, string> {
  const faults: Record<string, string> = {}
  const most = Math.min(places ?? 60, isBus ? 60 : mostPlacesOfCar)
  loads.forEach(({ guests, largeCases }, index) => {
    const before = loads[index - 1]
    if (guests > most)
      faults[`loads.${index}.guests`] =
        !isBus && isBusWith(guests)
          ? 'With more than nine guests it would be a bus.'
          : `This class has ${counted(most, 'place')} for guests.`
    if (before && guests <= before.guests) faults[`loads.${index}.guests`] = 'More guests than the line before.'
    if (before && largeCases > before.largeCases)
      faults[`loads.${index}.largeCases`] = 'More guests never take more suitcases.'
  })
  return faults
}

/** "4 + 4, 6 + 2". */
export const loadsInWords = (loads: readonly Load[]): string =>
  loads.map(({ guests, largeCases }) => `${guests} + ${largeCases}`).join(', ')
