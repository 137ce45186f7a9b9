import type { PaperKind } from '#contract/cars.ts'
import { addDays } from '#server/platform/tokyo-time.rules.ts'

export interface DemoPaper {
  kind: PaperKind
  name: string
  detail: string
  endsOn: string | null
  /** Made as a small PDF; null: nobody scanned it yet. */
  fileName: string | null
}

export interface DemoCar {
  /** As the demo fleet calls it. */
  boardName: string
  plate: string
}

const shortPlate = (plate: string) => plate.split(' ').at(-1) ?? plate

/**
 * What lies in the glove box of a demo car, from the day of the first start on. Most of it holds for longer than anybody
 * books ahead, so that every day can be sold; three cars have something for the desk to do.
 */
export function demoPapersOf({ boardName, plate }: DemoCar, index: number, today: string): DemoPaper[] {
  const inDays = (days: number) => addDays(today, days)
  const isStory = boardName in stories
  return [
    {
      ...{ kind: 'inspection' as const, name: 'Inspection (shaken)', detail: 'Shinagawa office' },
      endsOn: inDays(500 + index * 23),
      fileName: isStory ? `shaken-${shortPlate(plate)}.pdf` : null,
    },
    {
      ...{ kind: 'insurance' as const, name: 'Passenger insurance', detail: 'Unlimited, each guest' },
      endsOn: inDays(stories[boardName]?.insurance ?? 480 + index * 17),
      fileName: isStory ? `policy-${shortPlate(plate)}.pdf` : null,
    },
    ...threeMonths(stories[boardName]?.threeMonths, inDays),
    { kind: 'permit', name: 'Hire-car permit', detail: 'Kanto District', endsOn: null, fileName: null },
    ...(boardName.startsWith('Alphard')
      ? [
          {
            ...{ kind: 'child-seat' as const, name: 'Child seat, ECE R129', detail: 'Two, in the garage' },
            ...{ endsOn: inDays(1_600), fileName: null },
          },
        ]
      : []),
  ]
}

const threeMonths = (days: number | undefined, inDays: (days: number) => string): DemoPaper[] =>
  days === undefined
    ? []
    : [
        {
          ...{ kind: 'three-month', name: 'Three-month inspection', detail: 'Every 90 days' },
          ...{ endsOn: inDays(days), fileName: null },
        },
      ]

/** In days from the first start: one is held back, one needs a new policy soon, one is to be inspected. */
const stories: Record<string, { insurance?: number; threeMonths?: number }> = {
  'Crown 4': { threeMonths: -3 },
  'Alphard 5': { insurance: 15 },
  'HiAce Grand Cabin 3': { threeMonths: 21 },
}

/** The rest of what is known about it. */
export const demoFactsOf = (index: number) => ({
  colour: index % 5 === 4 ? 'Pearl white' : 'Black',
  firstRegistered: `${2020 + (index % 5)}-${String(((index * 5) % 12) + 1).padStart(2, '0')}-01`,
  odometerKm: 38_400 + ((index * 23_417) % 168_000),
  etcCard: String(4471 + index * 137).slice(-4),
})
