import { Plus } from 'lucide-react'
import { type CarRow, carStates, carViews, officeCars, officeCarsFile } from '#contract/cars.ts'
import { formatCount } from '#contract/money.ts'
import { FullPlate } from '#web/fleet/site/plate.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { type ColumnDefinition, defineList } from '#web/ui/office-table/definition.ts'
import { askViews, viewsOf } from '#web/ui/office-table/server-views.ts'
import { ClassCell, InUse, NextPaper, StateTag } from './car-cells.tsx'
import { nextPaperWords, stateTags, stateWords } from './car-words.ts'

const columns: ColumnDefinition<CarRow>[] = [
  { id: 'class', header: 'Class', cell: (row) => <ClassCell row={row} />, sorts: true, narrow: 'start' },
  { id: 'plate', header: 'Plate', cell: (row) => <FullPlate of={row.plate} />, sorts: true, narrow: 'start' },
  {
    ...{ id: 'chauffeur', header: 'Chauffeur', narrow: 'end' },
    cell: (row) => <bdi>{row.usualChauffeur ?? '–'}</bdi>,
  },
  {
    ...{ id: 'load', header: 'Full load', narrow: 'away' },
    cell: (row) => (
      <bdi>
        {row.guests} + {row.largeCases}
      </bdi>
    ),
  },
  {
    ...{ id: 'odometer', header: 'km', sorts: true, numeric: true, narrow: 'away' },
    cell: (row) => <bdi>{row.odometerKm === null ? '–' : formatCount(row.odometerKm)}</bdi>,
  },
  { id: 'paper', header: 'Next paper', cell: (row) => <NextPaper row={row} />, sorts: true, narrow: 'start' },
  {
    ...{ id: 'use', header: 'In use, 30 days', sorts: true, narrow: 'end' },
    cell: (row) => <InUse percent={row.inUsePercent} />,
  },
  { id: 'state', header: 'State now', cell: (row) => <StateTag of={row.state} />, narrow: 'corner' },
  { id: 'garage', header: 'Garage', cell: (row) => <bdi>{row.garage}</bdi>, hidden: true },
]

const viewLabels: Record<(typeof carViews)[number], string> = {
  all: 'All',
  free: 'Free now',
  papers: 'Papers end in 60 days',
  repair: 'In repair',
}

const tabs = viewsOf(carViews, viewLabels)

/** Our cars, those whose papers end first at the head. */
export const carsList = defineList<CarRow>({
  name: 'cars',
  words: { one: 'car', many: 'cars' },
  ask: askViews(officeCars),
  file: askViews(officeCarsFile),
  usualSort: 'paper',
  search: 'Plate or class',
  idOf: (row) => row.id,
  labelOf: (row) =>
    [row.className, row.plate, stateWords(row.state).toLowerCase(), row.nextPaper && nextPaperWords(row.nextPaper)]
      .filter(Boolean)
      .join(', '),
  to: (row) => `/admin/cab/Edit?id=${row.id}`,
  columns,
  tall: true,
  filters: [
    { kind: 'some', id: 'class', label: 'Class', shown: true },
    {
      ...{ kind: 'some', id: 'state', label: 'State', shown: true },
      choices: carStates.map((id) => ({ id, label: stateTags[id].word, tone: stateTags[id].tone })),
    },
    tabs.filter,
  ],
  views: tabs.views,
  firstUse: {
    title: 'No cars yet',
    words: 'Every car that carries guests is kept here with its papers, its stops and what it is doing now.',
    action: (
      <RoomLink to="/admin/cabs/create" size="small">
        <Icon of={Plus} dense />
        Add the first car
      </RoomLink>
    ),
  },
})
