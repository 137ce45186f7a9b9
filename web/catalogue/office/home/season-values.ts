import type { InputOf } from '#contract/endpoint.ts'
import type { Picture } from '#contract/media.ts'
import type { addSeason, EditedSeason, HomeChoices, SeasonText } from '#contract/season-texts.ts'
import { writeMonthDay } from '#core/month-days.ts'
import { type MonthDays, monthDaysInWords } from '#core/parts-of-year.ts'
import type { ComparedField } from '#web/ui/office/conflict.tsx'

/** A season as its form holds it; a day of the year as MM-DD. */
export interface SeasonValues {
  name: string
  /** Null: the usual text. */
  days: { from: string | null; to: string | null } | null
  note: string
  headline: string
  text: string
  picture: Picture | null
  lines: readonly string[]
  tours: readonly string[]
}

export const newSeason: SeasonValues = {
  ...{
    name: '',
    days: { from: null, to: null },
    note: '',
    headline: '',
    text: '',
    picture: null,
    lines: [],
    tours: [],
  },
}

const readMonthDay = (written: string) => Number(written.replace('-', ''))

export const writeDays = ({ from, to }: MonthDays) => ({ from: writeMonthDay(from), to: writeMonthDay(to) })

export const valuesOfSeason = ({
  name,
  days,
  note,
  headline,
  text,
  picture,
  lines,
  tours,
}: EditedSeason): SeasonValues => ({
  ...{ name, note, headline, text, picture, lines, tours },
  days: days && writeDays(days),
})

/** As the wire takes it. What is not chosen yet is refused by its rules, with a word at its place. */
export const inputOfSeason = ({ picture, days, lines, tours, ...words }: SeasonValues): InputOf<typeof addSeason> =>
  ({
    ...words,
    ...{ lines: [...lines], tours: [...tours] },
    days: days && { from: days.from && readMonthDay(days.from), to: days.to && readMonthDay(days.to) },
    picture: picture && { path: picture.path, alt: picture.alt, focus: picture.focus },
  }) as InputOf<typeof addSeason>

/** Order and spaces at the edges are no change. */
export const tidySeason = (values: SeasonValues): SeasonValues => ({
  ...values,
  ...{ name: values.name.trim(), note: values.note.trim(), headline: values.headline.trim(), text: values.text.trim() },
  lines: values.lines.toSorted(),
})

const daysInWords = ({ days }: SeasonValues) => {
  if (!days) return 'The usual text'
  return days.from && days.to
    ? monthDaysInWords({ from: readMonthDay(days.from), to: readMonthDay(days.to) })
    : 'not chosen yet'
}

/** The fields in words, for whoever compares two versions. */
export const seasonFieldsIn = ({ lines, tours }: HomeChoices): readonly ComparedField<SeasonValues>[] => {
  const named = (ids: readonly string[], choices: readonly { id: string; name: string }[]) =>
    ids.map((id) => choices.find((one) => one.id === id)?.name ?? 'one that is not on the site').join(', ') || 'none'
  const titles = tours.map(({ id, title }) => ({ id, name: title }))
  return [
    { name: 'name', label: 'Name', words: ({ name }) => name },
    { name: 'days', label: 'Days', words: daysInWords },
    { name: 'note', label: 'Line above', words: ({ note }) => note },
    { name: 'headline', label: 'Headline', words: ({ headline }) => headline },
    { name: 'text', label: 'Text', words: ({ text }) => text },
    {
      name: 'picture',
      label: 'Picture',
      words: ({ picture }) => (picture ? `${picture.alt || 'without words'} (${picture.focus})` : 'none'),
    },
    { name: 'lines', label: 'Categories', words: (values) => named(values.lines, lines) },
    { name: 'tours', label: 'Tours', words: (values) => named(values.tours, titles) },
  ]
}

/** As the page would show it, as far as it is written; null while there is no picture. */
export function shownOf(
  { note, headline, text, picture, tours }: SeasonValues,
  choices: HomeChoices,
): SeasonText | null {
  if (!picture) return null
  const named = tours.flatMap((id) => choices.tours.filter((tour) => tour.id === id))
  return {
    ...{ note, text, picture, lines: [], headline: headline || 'The headline' },
    tours: named.map(({ slug, title, fromYen }) => ({ slug, title, fromYen })),
  }
}
