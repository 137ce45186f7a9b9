import { deskNameOf } from './desk-name.rules.ts'
import type { Fleet } from './fleet.rules.ts'

export interface FoundPerson {
  id: string
  kind: 'chauffeur' | 'guide'
  name: string
}

export interface FoundCar {
  id: string
  /** As everywhere in the office: "Alphard 31-07". */
  name: string
  plate: string
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const bare = (plate: string) => plate.replace(/[\s\-・.]/g, '').toLowerCase()

const digits = (text: string) => text.replace(/\D/g, '')

/** Who drives and guides, and the cars by name or plate, however the plate was spaced. */
export function searchFleet(fleet: Fleet, q: string, most: number): { people: FoundPerson[]; cars: FoundCar[] } {
  const words = folded(q).split(/\s+/).filter(Boolean)
  const says = (name: string) => words.length > 0 && words.every((word) => folded(name).includes(word))
  const typed = q.normalize('NFKC')
  const plate = bare(typed)
  // Who reads a plate aloud says its figures.
  const figures = /^[\d\s-]+$/.test(typed) ? digits(typed) : ''
  const isPlate = (of: string) =>
    (plate.length >= 2 && bare(of).includes(plate)) || (figures.length >= 3 && digits(of).includes(figures))
  return {
    people: [...fleet.chauffeurs, ...fleet.guides]
      .filter(({ name }) => says(name))
      .slice(0, most)
      .map(({ id, kind, name }) => ({ id, kind, name })),
    cars: fleet.vehicles
      .filter((car) => says(deskNameOf(car)) || says(car.name) || isPlate(car.plate))
      .slice(0, most)
      .map((car) => ({ id: car.id, name: deskNameOf(car), plate: car.plate })),
  }
}
