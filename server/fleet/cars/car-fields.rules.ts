import type { Load } from '#contract/catalogue.ts'

/** Hyphens, dashes and the long vowel mark, as keyboards write them between the figures of a plate. */
const dashes = /(?<=\d)\s*[-‐‑‒–—―−－ー]\s*(?=\d)/g

/** 品川300あ3107, full width or half, as it stands on the car: 品川 300 あ 31-07. What is no such plate stays as typed. */
export function plateOf(typed: string): string {
  const plain = typed.normalize('NFKC').replace(dashes, '-').replace(/\s+/g, ' ').trim()
  const [, place, class_, kana, front, back] =
    /^(\p{Script=Han}{1,4}|[\p{Script=Hiragana}\p{Script=Katakana}]{1,4}) ?(\d{1,3}[A-Z]{0,2}) ?(\p{Script=Hiragana}|[A-Z]) ?(\d{1,2})-?(\d{2})$/u.exec(
      plain,
    ) ?? []
  return place ? `${place} ${class_} ${kana} ${front}-${back}` : plain
}

/** What tells cars of one class apart: the large figures of the plate. */
export const shortPlate = (plate: string): string => plate.split(' ').at(-1) ?? plate

/** "Alphard 31-07". */
export const carName = ({ className, plate }: { className: string; plate: string }): string =>
  `${className} ${shortPlate(plate)}`.slice(0, 80)

/** From 11 seats, the chauffeur's included, it is a bus by law. */
const mostGuestsInCar = 9

export interface Limits {
  isBus: boolean
  /** Places without the chauffeur's, where the class has been measured. */
  places: number | null
}

/** What is wrong with a table of loads, by field: each line has more guests than the one before, and never more suitcases. */
export function faultsOfLoads(loads: readonly Load[], { isBus, places }: Limits): Record<string, string> {
  const faults: Record<string, string> = {}
  const most = Math.min(places ?? 60, isBus ? 60 : mostGuestsInCar)
  loads.forEach(({ guests, largeCases }, index) => {
    const before = loads[index - 1]
    if (guests > most)
      faults[`loads.${index}.guests`] =
        !isBus && guests > mostGuestsInCar
          ? 'With more than nine guests it would be a bus.'
          : `This class has ${most} places for guests.`
    if (before && guests <= before.guests) faults[`loads.${index}.guests`] = 'More guests than the line before.'
    if (before && largeCases > before.largeCases)
      faults[`loads.${index}.largeCases`] = 'More guests never take more suitcases.'
  })
  return faults
}

/** "4 + 4, 6 + 2". */
export const loadsInWords = (loads: readonly Load[]): string =>
  loads.map(({ guests, largeCases }) => `${guests} + ${largeCases}`).join(', ')

/** "Kudo", of "Taro Kudo". */
export const familyName = (name: string): string => name.split(' ').at(-1) ?? name

/** "Kudo, T." */
export const nameOnLists = (name: string): string => {
  const [first = ''] = name
  return name.includes(' ') ? `${familyName(name)}, ${first}.` : name
}
