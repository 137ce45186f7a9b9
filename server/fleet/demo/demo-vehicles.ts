import type { VehicleClass } from '#contract/catalogue.ts'
import { mostGuests } from '#contract/room.ts'
import { addDays } from '#server/platform/tokyo-time.rules.ts'
import type { NewVehicle } from '../save-resources.store.ts'
import { standardClasses } from '../standards.ts'
import { demoId } from './demo-id.rules.ts'

interface DemoClass {
  vehicleClass: VehicleClass
  model: string
  /** With the garage that each plate is kept in. */
  plates: [plate: string, garage: 'shinagawa' | 'koto'][]
}

/** The kana of green plates are those for hire; 2 begins the numbers of buses, 3 those of cars. */
const demoClasses: DemoClass[] = [
  {
    vehicleClass: 'sedan',
    model: 'Toyota Crown Sedan',
    plates: [
      ['品川 300 あ 12-34', 'shinagawa'],
      ['品川 300 あ 27-15', 'shinagawa'],
      ['品川 301 い 40-82', 'shinagawa'],
      ['江東 300 あ 16-03', 'koto'],
    ],
  },
  {
    vehicleClass: 'alphard',
    model: 'Toyota Alphard Executive Lounge',
    plates: [
      ['品川 330 う 58-20', 'shinagawa'],
      ['品川 330 う 58-21', 'shinagawa'],
      ['品川 331 え 77-09', 'shinagawa'],
      ['江東 330 い 21-46', 'koto'],
      ['江東 330 い 35-60', 'koto'],
    ],
  },
  {
    vehicleClass: 'hiace',
    model: 'Toyota HiAce Grand Cabin',
    plates: [
      ['品川 302 か 90-11', 'shinagawa'],
      ['江東 302 か 14-52', 'koto'],
      ['江東 302 か 14-53', 'koto'],
    ],
  },
  {
    vehicleClass: 'hiaceLong',
    model: 'Toyota HiAce Commuter',
    plates: [
      ['品川 200 き 63-18', 'shinagawa'],
      ['江東 200 き 10-24', 'koto'],
    ],
  },
  {
    vehicleClass: 'coaster',
    model: 'Toyota Coaster EX',
    plates: [
      ['江東 200 く 48-00', 'koto'],
      ['江東 200 く 48-07', 'koto'],
    ],
  },
]

export const demoVehicles: NewVehicle[] = demoClasses
  .flatMap(({ vehicleClass, model, plates }) => {
    const info = standardClasses.find((known) => known.vehicleClass === vehicleClass)
    if (!info) throw new Error(`There is no class ${vehicleClass}.`)
    const { name, loads } = info
    return plates.map(([plate, garage], index) => ({
      name: `${name} ${index + 1}`,
      garage,
      vehicleClass,
      model,
      plate,
      seats: mostGuests(loads),
      loads,
    }))
  })
  .map((vehicle, index) => ({ id: demoId('vehicle', index + 1), ...vehicle }))

/** One of them is to be inspected: its papers end three weeks after the first start. */
export const withPapers = (vehicles: readonly NewVehicle[], today: string): NewVehicle[] =>
  vehicles.map((vehicle) =>
    vehicle.name === 'HiAce Grand Cabin 3' ? { ...vehicle, papersUntil: addDays(today, 21) } : vehicle,
  )
