import { type CarRow, type carColumns, officeCars, officeCarsFile } from '#contract/cars.ts'
import type { CsvColumn } from '#server/platform/csv.ts'
import { officeList } from '#server/platform/office-list.ts'
import type { JobsOfFleet } from '../jobs-of-fleet.ts'
import { narrowed, sorted } from './list-cars.rules.ts'
import { listCars, readList } from './list-cars.ts'

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

export const carsList = (jobs: JobsOfFleet) =>
  officeList({
    name: 'cars',
    list: officeCars,
    file: officeCarsFile,
    page: (ctx, asked) => listCars(ctx, jobs, asked),
    all: async (ctx, asked) => sorted(narrowed((await readList(ctx, jobs)).rows, asked), asked.sort),
    columns,
  })
