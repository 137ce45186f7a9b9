import { hoursInWords } from '#core/days.ts'
import { weekInWords } from '#core/usual-week.ts'
import type { Database } from '#server/platform/database.ts'
import { differencesOf } from '#server/platform/differences.rules.ts'
import { languageName } from '#server/platform/language-name.rules.ts'
import type { fieldsOf } from './read-person.ts'
import { readPersonChoices } from './read-person.ts'

type Fields = ReturnType<typeof fieldsOf>

/** What was changed about a person, in words for the history. */
export async function differences(db: Database, before: Fields, after: Fields) {
  const { classes, garages } = await readPersonChoices(db, 'all')
  const labels = new Map([...classes, ...garages].map(({ id, label }) => [id as string, label]))
  const label = (id: string) => labels.get(id) ?? id
  const inWords = (fields: Fields) =>
    new Map([
      ['Family name', fields.familyName],
      ['Given name', fields.givenName],
      ['In Japanese', fields.nameJa],
      ['Reading', fields.reading],
      ['Seal', fields.seal],
      ['Mobile', fields.phone],
      ['E-mail', fields.email],
      ['Speaks', fields.languages.map(languageName).join(', ')],
      ['Garage', label(fields.garage)],
      ['Begins', fields.beginsOn ?? ''],
      ['Contract a month', fields.contractMonthMinutes === null ? '' : hoursInWords(fields.contractMonthMinutes)],
      ['May drive', fields.drives.map(label).join(', ')],
      ['A usual week', weekInWords(fields.week)],
    ])
  return differencesOf(inWords(before), inWords(after))
}
