import { listPeople as listPeopleCall, listPeopleFile, type PersonRow, type personColumns } from '#contract/people.ts'
import type { CsvColumn } from '#server/platform/csv.ts'
import { languageName } from '#server/platform/language-name.rules.ts'
import { officeList } from '#server/platform/office-list.ts'
import type { JobsOfFleet } from '../jobs-of-fleet.ts'
import { narrowed, sorted } from './list-people.rules.ts'
import { listPeople, readList } from './list-people.ts'

const columns: Record<(typeof personColumns)[number], CsvColumn<PersonRow> | readonly CsvColumn<PersonRow>[]> = {
  name: { header: 'Name', value: ({ name }) => name },
  kind: { header: 'Work', value: ({ kind }) => kind },
  japanese: { header: 'In Japanese', value: ({ nameJa }) => nameJa },
  reading: { header: 'Reading', value: ({ reading }) => reading },
  speaks: { header: 'Speaks', value: ({ languages }) => languages.map(languageName).join(', ') },
  drives: { header: 'May drive', value: ({ drives }) => drives.join(', ') },
  paper: {
    header: 'Next paper',
    value: ({ lacks: [lacked], nextPaper }) =>
      lacked ? `no ${lacked.replaceAll('-', ' ')}` : nextPaper ? `${nextPaper.name} ${nextPaper.endsOn}` : '',
  },
  telephone: { header: 'Telephone', value: ({ phone }) => phone },
  mail: { header: 'E-mail', value: ({ email }) => email },
  garage: { header: 'Garage', value: ({ garage }) => garage },
  month: [
    { header: 'Duty this month until now, minutes', value: ({ month }) => month.doneMinutes },
    { header: 'Duty this month planned, minutes', value: ({ month }) => month.plannedMinutes },
    { header: 'Contract a month, minutes', value: ({ month }) => month.aimMinutes },
    { header: 'Limit of a month, minutes', value: ({ month }) => month.limitMinutes },
  ],
  state: { header: 'State', value: ({ state }) => state.is.replaceAll('-', ' ') },
}

export const peopleList = (jobs: JobsOfFleet) =>
  officeList({
    name: 'people',
    list: listPeopleCall,
    file: listPeopleFile,
    page: (ctx, asked) => listPeople(ctx, jobs, asked),
    all: async (ctx, asked) => sorted(narrowed((await readList(ctx, jobs)).rows, asked), asked.sort),
    columns,
  })
