import type { ReadInputOf } from '#contract/endpoint.ts'
import type { listPeople, PersonRow, personViews } from '#contract/people.ts'
import { orderOf } from '#server/platform/office-list.rules.ts'

export type Asked = ReadInputOf<typeof listPeople>
/** With what is looked for and not shown. */
export type Listed = PersonRow & { garageCode: string; driveCodes: readonly string[] }
type Column = Asked['sort'] extends infer S ? (S extends `-${infer C}` ? C : never) : never
type View = (typeof personViews)[number]

/** From this share of the limit of a month on it is time to look. */
const nearTheLimit = 0.9

/** So long before the end a new paper is worth a thought. */
const soonDays = 60

const isHere = ({ state }: PersonRow) => state.is !== 'left'

const inView: Record<View, (person: PersonRow) => boolean> = {
  all: isHere,
  chauffeurs: (person) => isHere(person) && person.kind === 'chauffeur',
  guides: (person) => isHere(person) && person.kind === 'guide',
  papers: (person) =>
    isHere(person) && (person.lacks.length > 0 || (person.nextPaper !== null && person.nextPaper.daysLeft <= soonDays)),
  limit: (person) => isHere(person) && isNearTheLimit(person),
  left: (person) => !isHere(person),
}

const dutyOf = ({ month }: PersonRow) => month.doneMinutes + month.plannedMinutes

function isNearTheLimit(person: PersonRow): boolean {
  const { limitMinutes } = person.month
  return limitMinutes !== null && dutyOf(person) >= limitMinutes * nearTheLimit
}

export const countViews = (people: readonly PersonRow[]): Record<View, number> => {
  const count = (view: View) => people.filter(inView[view]).length
  return {
    ...{ all: count('all'), chauffeurs: count('chauffeurs'), guides: count('guides') },
    ...{ papers: count('papers'), limit: count('limit'), left: count('left') },
  }
}

/** Full width is half width, katakana is hiragana, and spacing is nothing, so that a name is found however it is typed. */
const letters = (words: string) =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s・]/g, '')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
const figures = (words: string) => words.normalize('NFKC').replace(/\D/g, '')

function isNamed({ name, nameJa, reading, phone, email }: Listed, q: string): boolean {
  if (q === '') return true
  // Family name first, as it is called out, or given name first.
  const turned = name.split(' ').toReversed().join(' ')
  if ([name, turned, nameJa, reading, email].some((words) => letters(words).includes(letters(q)))) return true
  // 090… is +81 90….
  const typed = figures(q).replace(/^0/, '')
  return /^[\d\s()+-]+$/.test(q.normalize('NFKC')) && typed.length >= 3 && figures(phone).includes(typed)
}

const hasOne = (chosen: readonly string[], own: readonly string[]) =>
  chosen.length === 0 || own.some((one) => chosen.includes(one))

export const narrowed = (
  people: readonly Listed[],
  { view, q, language, garage, drives, state }: Pick<Asked, 'view' | 'q' | 'language' | 'garage' | 'drives' | 'state'>,
): Listed[] =>
  people
    .filter(inView[view])
    .filter((person) => hasOne(language, person.languages))
    .filter((person) => hasOne(garage, [person.garageCode]))
    .filter((person) => hasOne(drives, person.driveCodes))
    .filter((person) => hasOne(state, [person.state.is]))
    .filter((person) => isNamed(person, q))

const familyFirst = ({ name, reading }: Listed) => reading || name.split(' ').toReversed().join(' ').toLowerCase()

/** Figures in the order of figures. */
const inOrder = (minutes: number) => String(minutes).padStart(6, '0')

const keys: Record<Column, (person: Listed) => string | null> = {
  // Whoever lacks a paper comes before all whose papers end.
  paper: ({ lacks, nextPaper }) => (lacks.length > 0 ? '' : (nextPaper?.endsOn ?? null)),
  name: familyFirst,
  garage: ({ garage }) => garage,
  month: (person) => inOrder(dutyOf(person)),
}

/** Whoever has no such thing comes last, either way. */
export function sorted(people: readonly Listed[], sort: Asked['sort']): Listed[] {
  const { by, descending } = orderOf<Column>(sort)
  const [key, way] = [keys[by], descending ? -1 : 1]
  return people.toSorted((a, b) => {
    const [one, other] = [key(a), key(b)]
    if (one === null || other === null) {
      if (one !== other) return one === null ? 1 : -1
    } else if (one !== other) return one < other ? -way : way
    return familyFirst(a) < familyFirst(b) ? -1 : 1
  })
}
