import { Plus } from 'lucide-react'
import { listPeople, listPeopleFile, type PersonRow, personStates, personViews } from '#contract/people.ts'
import { spokenLanguages } from '#contract/person-fields.ts'
import { Icon } from '#web/ui/icon.tsx'
import { languageName } from '#web/ui/language-name.ts'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { spacedPhone } from '#web/ui/office/spaced-phone.ts'
import { type ColumnDefinition, defineList } from '#web/ui/office-table/definition.ts'
import { askViews, viewsOf } from '#web/ui/office-table/server-views.ts'
import { MonthCell } from './month-cell.tsx'
import { NameCell, NextPaper, Speaks, StateTag } from './person-cells.tsx'
import { kindNames, nextPaperWords, stateTags, stateWords } from './person-words.ts'

const columns: ColumnDefinition<PersonRow>[] = [
  { id: 'name', header: 'Name', cell: (row) => <NameCell row={row} />, sorts: true, narrow: 'start' },
  { id: 'kind', header: 'Work', cell: (row) => kindNames[row.kind], narrow: 'end' },
  { id: 'speaks', header: 'Speaks', cell: (row) => <Speaks languages={row.languages} />, narrow: 'end' },
  { id: 'paper', header: 'Next paper', cell: (row) => <NextPaper row={row} />, sorts: true, narrow: 'start' },
  { id: 'month', header: 'Duty this month', cell: (row) => <MonthCell row={row} />, sorts: true, narrow: 'end' },
  {
    ...{ id: 'drives', header: 'May drive', narrow: 'away' },
    cell: (row) => <bdi>{row.drives.join(', ') || '–'}</bdi>,
  },
  {
    ...{ id: 'telephone', header: 'Telephone', narrow: 'away' },
    cell: (row) => <bdi className="whitespace-nowrap tabular-nums">{spacedPhone(row.phone) || '–'}</bdi>,
  },
  { id: 'garage', header: 'Garage', cell: (row) => <bdi>{row.garage}</bdi>, sorts: true, narrow: 'away' },
  { id: 'state', header: 'Now', cell: (row) => <StateTag of={row.state} />, narrow: 'corner' },
  { id: 'japanese', header: 'In Japanese', cell: (row) => <bdi lang="ja">{row.nameJa}</bdi>, hidden: true },
  { id: 'reading', header: 'Reading', cell: (row) => <bdi lang="ja">{row.reading || '–'}</bdi>, hidden: true },
  { id: 'mail', header: 'E-mail', cell: (row) => <bdi>{row.email || '–'}</bdi>, hidden: true },
]

const viewLabels: Record<(typeof personViews)[number], string> = {
  all: 'All',
  chauffeurs: 'Chauffeurs',
  guides: 'Guides',
  papers: 'Papers end in 60 days',
  limit: 'Near the limit',
  left: 'Left',
}

const tabs = viewsOf(personViews, viewLabels)

/** Our chauffeurs and guides, those whose papers end first at the head. */
export const peopleList = defineList<PersonRow>({
  name: 'people',
  words: { one: 'person', many: 'people' },
  ask: askViews(listPeople),
  file: askViews(listPeopleFile),
  usualSort: 'paper',
  search: 'Name or telephone',
  idOf: (row) => row.id,
  labelOf: (row) =>
    [row.name, kindNames[row.kind].toLowerCase(), stateWords(row.state).toLowerCase(), nextPaperWords(row)].join(', '),
  to: (row) => `/admin/people/${row.id}`,
  columns,
  tall: true,
  filters: [
    {
      ...{ kind: 'some', id: 'language', label: 'Language', shown: true },
      choices: spokenLanguages.map((id) => ({ id, label: languageName(id, 'en') })),
    },
    { kind: 'some', id: 'garage', label: 'Garage', shown: true },
    { kind: 'some', id: 'drives', label: 'May drive', shown: true },
    {
      ...{ kind: 'some', id: 'state', label: 'Now' },
      choices: personStates.map((id) => ({ id, label: stateTags[id].word, tone: stateTags[id].tone })),
    },
    tabs.filter,
  ],
  views: tabs.views,
  firstUse: {
    title: 'Nobody yet',
    words: 'Every chauffeur and guide is kept here with papers, languages and a usual week.',
    action: (
      <RoomLink to="/admin/people/add" size="small">
        <Icon of={Plus} dense />
        Add the first person
      </RoomLink>
    ),
  },
})
