import type { addCategory, CategoryWords, EditedCategory } from '#contract/category-editing.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { Picture } from '#contract/media.ts'

/** A line as its form holds it; the picture with what its file is. */
export interface LineValues {
  name: string
  slug: string
  letter: string
  summary: string
  description: string
  state: CategoryWords['state']
  picture: Picture | null
}

export const newLine: LineValues = {
  name: '',
  slug: '',
  letter: '',
  summary: '',
  description: '',
  state: 'hidden',
  picture: null,
}

export const valuesOfLine = ({
  name,
  slug,
  letter,
  summary,
  description,
  state,
  picture,
  pictureFacts,
}: EditedCategory): LineValues => ({
  name,
  slug,
  letter,
  summary,
  description,
  state,
  picture: { ...pictureFacts, alt: picture.alt, focus: picture.focus },
})

/** As the wire takes it. A line without a picture is refused by its rules, with a word at its place. */
export const inputOfLine = ({ picture, ...words }: LineValues): InputOf<typeof addCategory> =>
  ({
    ...words,
    picture: picture && { path: picture.path, alt: picture.alt, focus: picture.focus },
  }) as InputOf<typeof addCategory>

export const lineFields: readonly { name: keyof LineValues; label: string; words: (values: LineValues) => string }[] = [
  { name: 'name', label: 'Name', words: ({ name }) => name },
  { name: 'slug', label: 'Address', words: ({ slug }) => slug },
  { name: 'letter', label: 'Letter', words: ({ letter }) => letter },
  { name: 'summary', label: 'Short line', words: ({ summary }) => summary },
  { name: 'description', label: 'Opening paragraph', words: ({ description }) => description },
  { name: 'state', label: 'On the site', words: ({ state }) => state },
  {
    name: 'picture',
    label: 'Print',
    words: ({ picture }) => (picture ? `${picture.alt || 'without words'} (${picture.focus})` : 'none'),
  },
]

/** What differs from what is saved, for the bar at the bottom; null: nothing. */
export function unsavedWords(now: LineValues, saved: LineValues): string | null {
  const names = lineFields
    .filter(({ name }) => JSON.stringify(now[name]) !== JSON.stringify(saved[name]))
    .map(({ label }) => label.toLowerCase())
  return names.length > 0 ? names.join(', ') : null
}
