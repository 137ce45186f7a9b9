import type { addComing, ComingCounts, EditedComing } from '#contract/coming-editing.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { Picture } from '#contract/media.ts'
import { counted } from '#core/words.ts'
import { monthInWords } from '#web/house/site/coming/coming-words.ts'
import type { ComparedField } from '#web/ui/office/conflict.tsx'
import type { TagTone } from '#web/ui/tag.tsx'

/** Something planned as its form holds it; a month as 2027-03, none as nothing. */
export interface ComingValues {
  title: string
  text: string
  month: string
  picture: Picture | null
  announced: boolean
  news: string
  link: string
}

export const newComing: ComingValues = {
  ...{ title: '', text: '', month: '', picture: null, announced: false, news: '', link: '/tour/grid' },
}

export const valuesOfComing = ({ title, text, month, picture, state, news, link }: EditedComing): ComingValues => ({
  ...{ title, text, picture, news, link, month: month ?? '', announced: state !== 'draft' },
})

/** As the wire takes it. Without a picture it is refused by its rules, with a word at its place. */
export const inputOfComing = ({ picture, month, ...words }: ComingValues): InputOf<typeof addComing> =>
  ({
    ...words,
    month: month || null,
    picture: picture && { path: picture.path, alt: picture.alt, focus: picture.focus },
  }) as InputOf<typeof addComing>

export const tidyComing = (values: ComingValues): ComingValues => ({
  ...values,
  ...{ title: values.title.trim(), text: values.text.trim(), news: values.news.trim(), link: values.link.trim() },
})

export const comingFields: readonly ComparedField<ComingValues>[] = [
  { name: 'title', label: 'Title', words: ({ title }) => title },
  { name: 'text', label: 'Text', words: ({ text }) => text },
  { name: 'month', label: 'Month', words: ({ month }) => (month ? monthInWords(month) : 'none') },
  {
    name: 'picture',
    label: 'Picture',
    words: ({ picture }) => (picture ? `${picture.alt || 'without words'} (${picture.focus})` : 'none'),
  },
  { name: 'announced', label: 'On the page', words: ({ announced }) => (announced ? 'yes' : 'no') },
  { name: 'news', label: 'Words of the mail', words: ({ news }) => news },
  { name: 'link', label: 'Page', words: ({ link }) => link },
]

export const stateTags: Readonly<Record<EditedComing['state'], { tone: TagTone; words: string }>> = {
  draft: { tone: 'neutral', words: 'Draft' },
  announced: { tone: 'ok', words: 'On the page' },
  here: { tone: 'neutral', words: 'Here' },
}

/** "12 wait, 3 did not press the link yet". */
export function waitingInWords({ waiting, unconfirmed, told }: ComingCounts): string {
  const parts = [
    ...(waiting > 0 ? [`${counted(waiting, 'address', 'addresses')} on the list`] : []),
    ...(unconfirmed > 0 ? [`${unconfirmed} not confirmed yet`] : []),
    ...(told > 0 ? [`${told} told`] : []),
  ]
  return parts.join(', ') || 'Nobody asked yet'
}
