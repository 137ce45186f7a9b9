import type { Traveller } from '#contract/booking-details.ts'
import { childAgeInWords } from '#contract/party.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import { extrasInWords } from '#contract/told-words.ts'
import type { WishedExtra } from '#contract/wish.ts'
import { bookingDetails, type Details, type PlainDetail, plainDetails } from '#core/booking-details.ts'
import type { GuestNeeds } from '#server/guests/index.ts'
import { foodInJapanese } from './japanese-words.rules.ts'

export interface Said {
  en: string
  ja: string
}

const inJapanese: Readonly<Record<string, string>> = {
  'child-seat': 'チャイルドシート',
  'booster-seat': 'ジュニアシート',
  stroller: 'ベビーカー',
  wheelchair: '車椅子',
}

export interface ToKnow {
  extras: readonly WishedExtra[]
  lines: readonly Pick<QuoteLine, 'kind' | 'label' | 'extra'>[]
  /** What is written by its label alone, such as the room. */
  plain: Details<PlainDetail>
  travellers: readonly Traveller[]
  note: string
  needs: GuestNeeds | undefined
}

const plainInJapanese: Readonly<Record<PlainDetail, (written: string) => string>> = {
  room: (written) => `${written}号室`,
}

const ofPlain = (name: PlainDetail, written: string): Said => ({
  en: `${bookingDetails[name].label} ${written}`,
  ja: plainInJapanese[name](written),
})

/** What the crew should know, a line each: in both languages where the words are ours, else as they were typed. */
export function knowThis({ extras: wished, lines, plain, travellers, note, needs }: ToKnow): Said[] {
  const typed = (en: string): Said => ({ en, ja: foodInJapanese(en) })
  const said = [
    ...extrasToBring(wished, lines),
    ...plainDetails.filter((name) => plain[name]).map((name) => ofPlain(name, plain[name])),
    ...travellers.filter((one) => one.note).map((one) => ofTraveller(one)),
    ...(needs?.food ? [labelled('Food', 'お食事', needs.food)] : []),
    ...(needs?.walking ? [labelled('Walking', '歩行', needs.walking)] : []),
    ...(needs?.children ? [labelled('Children', 'お子様', needs.children)] : []),
    ...(note ? [typed(note)] : []),
  ]
  // The same words may stand with the traveller and with the guest: once is enough.
  return said.filter((line, place) => said.findIndex(({ en }) => en === line.en) === place)
}

function extrasToBring(wished: readonly WishedExtra[], lines: ToKnow['lines']): Said[] {
  const said = wished.map(({ code, pieces }) => {
    const ja = inJapanese[code]
    return { en: extrasInWords([{ code, pieces }], lines), ja: ja ? `${ja} ${pieces}台` : '' }
  })
  // The office's own are called as on the bill, which has no Japanese for them.
  return [...said.filter(({ ja }) => ja !== ''), ...said.filter(({ ja }) => ja === '')]
}

const ofTraveller = ({ name, age, note }: Traveller): Said => {
  const who = age === null ? name : `${name} (${childAgeInWords(age)})`
  const ja = foodInJapanese(note)
  return { en: `${who}: ${note}`, ja: ja && `${name}様 ${ja}` }
}

function labelled(en: string, ja: string, words: string): Said {
  const known = foodInJapanese(words)
  return { en: `${en}: ${words}`, ja: known && `${ja} ${known}` }
}
