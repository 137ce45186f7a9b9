import { createContext, useContext } from 'react'
import type { Fares, OfficeFares } from '#contract/fares.ts'

/** The fares on the page, what they are compared with, and how they are changed; without `change` to look at only. */
export interface ShownFares {
  fares: Fares
  /** What they are compared with: the table before it. */
  before: Fares
  change: ((part: Partial<Fares>) => void) | null
  faults: Readonly<Record<string, string>>
  areas: OfficeFares['areas']
  airports: OfficeFares['airports']
  /** The columns of prices, in their order: the classes that these fares price. */
  classes: OfficeFares['classes']
}

/** Of all classes those that a table prices. */
export const columnsOf = (classes: OfficeFares['classes'], fares: Fares): OfficeFares['classes'] =>
  classes.filter(({ code }) => code in fares.point.leastYen)

export const FareContext = createContext<ShownFares | null>(null)

export function useFares(): ShownFares {
  const shown = useContext(FareContext)
  if (!shown) throw new Error('Fares are shown inside a FareContext.')
  return shown
}
