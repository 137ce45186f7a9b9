import type { CarRow, carColumns, officeCarsFile } from '#contract/cars.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import type { Context } from '#server/platform/context.ts'
import { type CsvColumn, type CsvFile, csvFile } from '#server/platform/csv.ts'
import type { JobsOfCars } from './jobs-of-cars.ts'
import { narrowed, sorted } from './list-cars.rules.ts'
import { readList } from './list-cars.ts'

export const carsList = 'cars'

export type AskedFile = ReadInputOf<typeof officeCarsFile>

const columns: Record<(typeof carColumns)[number], CsvColumn<CarRow>> = {
  class: { header: 'Class', value: ({ className }) => className },
  plate: { header: 'Plate', value: ({ plate }) => plate },
  chauffeur: { header: 'Usual chauffeur', value: ({ usualChauffeur }) => usualChauffeur },
  load: { header: 'Full load', value: ({ guests, largeCases }) => `${guests} guests, ${largeCases} large suitcases` },
  odometer: { header: 'Odometer (km)', value: ({ odometerKm }) => odometerKm },
  paper: { header: 'Next paper', value: ({ nextPaper }) => (nextPaper ? `${nextPaper.name} ${nextPaper.endsOn}` : '') },
  use: { header: 'In use, 30 days (%)', value: ({ inUsePercent }) => inUsePercent },
  state: { header: 'State', value: ({ state }) => state.is.replaceAll('-', ' ') },
  garage: { header: 'Garage', value: ({ garage }) => garage },
}

/** What the filters leave, on all pages, in the columns that were shown. */
export async function carsFile(
  ctx: Context,
  jobs: JobsOfCars,
  { columns: shown, ...asked }: AskedFile,
): Promise<CsvFile> {
  const { rows } = await readList(ctx, jobs)
  const chosen = shown.map((id) => columns[id])
  return csvFile(chosen.length > 0 ? chosen : Object.values(columns), sorted(narrowed(rows, asked), asked.sort))
}
