import type { FoundPlace } from '#contract/places.ts'
import { isJapanese, type NameWord, type SearchedPlace, wordsOf } from './place-words.rules.ts'
import { type Slips, slipsAllowed, slipsBetween } from './slips.rules.ts'

const mostFound = 12
/** Longer questions are no names; their end changes nothing. */
const mostWords = 12

/** What guests ask for before they have typed anything. */
const askedFirst: readonly string[] = [
  ...['haneda-terminal-3', 'haneda-terminal-2', 'haneda-terminal-1'],
  ...['narita-terminal-1', 'narita-terminal-2', 'narita-terminal-3'],
  ...['tokyo-station-marunouchi', 'tokyo-station-yaesu', 'shinagawa-station', 'shinjuku-station'],
  ...['shibuya-station', 'ueno-station', 'tokyo-cruise-terminal', 'yokohama-osanbashi'],
]

const kindRank: Readonly<Record<FoundPlace['kind'], number>> = {
  ...{ airport: 0, station: 1, port: 2, hotel: 3, sight: 4, address: 5 },
}

/** How well a word was found: the less, the better. Where in the name, if there. */
interface Hit {
  cost: number
  at: readonly [number, number] | null
}

export interface PlaceQuestion {
  q: string
  /** Of these kinds only; none: of all. */
  kinds: readonly string[]
  /** These and no others, in their order. */
  slugs: readonly string[]
}

export function searchPlaces(all: readonly SearchedPlace[], { q, kinds, slugs }: PlaceQuestion): FoundPlace[] {
  if (slugs.length > 0) {
    const bySlug = new Map(all.map(({ place }) => [place.slug, place]))
    return slugs.flatMap((slug) => {
      const place = bySlug.get(slug)
      return place ? { ...place, match: null } : []
    })
  }
  const some = kinds.length === 0 ? all : all.filter(({ place }) => kinds.includes(place.kind))
  const words = wordsOf(q).slice(0, mostWords)
  if (words.length === 0) return q.trim() === '' ? firstOf(some) : []
  const found = (slips: SlipsOf | null) =>
    some.flatMap((searched) => {
      const hit = findIn(searched, words, slips)
      return hit ? { searched, ...hit } : []
    })
  // Whoever wrote a name as it is did not mean another that is like it; and it is found ten times as fast.
  const asWritten = found(null)
  return (asWritten.length > 0 ? asWritten : found(rememberSlips()))
    .sort((a, b) => a.cost - b.cost || byKindAndName(a.searched, b.searched))
    .slice(0, mostFound)
    .map(({ searched, at }) => ({ ...searched.place, match: at ? [at[0], at[1]] : null }))
}

const byKindAndName = ({ place: a }: SearchedPlace, { place: b }: SearchedPlace) =>
  kindRank[a.kind] - kindRank[b.kind] || a.name.length - b.name.length || (a.name < b.name ? -1 : 1)

function firstOf(some: readonly SearchedPlace[]): FoundPlace[] {
  const rank = ({ place }: SearchedPlace) => {
    const index = askedFirst.indexOf(place.slug)
    return index < 0 ? askedFirst.length : index
  }
  return [...some]
    .sort((a, b) => rank(a) - rank(b) || byKindAndName(a, b))
    .slice(0, mostFound)
    .map(({ place }) => ({ ...place, match: null }))
}

/** Every word must be found somewhere; what is written as the name begins comes first. */
function findIn(searched: SearchedPlace, typed: readonly NameWord[], slips: SlipsOf | null): Hit | null {
  let cost = 0
  let at: Hit['at'] = null
  for (const word of typed) {
    const hit = findWord(searched, word) ?? (slips && findWithSlips(searched, word.text, slips, typed.length > 1))
    if (!hit) return null
    cost += hit.cost
    at ??= hit.at
  }
  const text = typed.map((word) => word.text).join('')
  const sound = typed.map((word) => word.sound).join('')
  const { joined, japanese, sounds } = searched
  if (joined === text || japanese === text || sounds === sound) return { cost: cost - 2, at }
  return { cost: joined.startsWith(text) || japanese.startsWith(text) ? cost - 1 : cost, at }
}

const costs = { whole: 0, beginning: 1, sound: 2, inside: 3, other: 4, slip: 6, otherSlip: 9 } as const

function findWord(searched: SearchedPlace, typed: NameWord): Hit | null {
  const { text } = typed
  if (isJapanese(text)) {
    const index = searched.japanese.indexOf(text)
    if (index >= 0) return { cost: index === 0 ? costs.beginning : costs.inside, at: null }
  }
  let best: Hit | null = null
  const offer = (cost: number, at: Hit['at']) => {
    if (!best || cost < best.cost) best = { cost, at }
  }
  for (const word of searched.words) {
    if (word.text === text) return { cost: costs.whole, at: [word.from, word.until] }
    if (word.text.startsWith(text)) offer(costs.beginning, [word.from, word.from + text.length])
    else if (word.sound.startsWith(typed.sound)) offer(costs.sound, [word.from, word.until])
  }
  if (!best && text.length >= 2) {
    for (const word of searched.words) {
      const index = word.text.indexOf(text)
      if (index >= 0) offer(costs.inside, [word.from + index, word.from + index + text.length])
    }
    if (text.length >= 4 && searched.joined.includes(text)) offer(costs.inside, null)
  }
  if (!best && searched.others.some((other) => other.startsWith(text))) offer(costs.other, null)
  return best
}

type SlipsOf = (typed: string, word: string) => Slips | null

/** Hundreds of places are called hotel or station: each word is compared once a question. */
function rememberSlips(): SlipsOf {
  const known = new Map<string, Slips | null>()
  return (typed, word) => {
    const key = `${typed} ${word}`
    const before = known.get(key)
    if (before !== undefined) return before
    const slips = slipsBetween(typed, word, Math.max(slipsAllowed(typed), isShort(typed) ? 1 : 0))
    known.set(key, slips)
    return slips
  }
}

/** Three letters say too little by themselves; beside another word one that slipped is still meant: 'keo plaza'. */
const isShort = (text: string) => /^[a-z]{3}$/.test(text)

/** Hands slip, but seldom with the first letter. A short word is another one whole, and begins as that does. */
function findWithSlips(
  { words, others }: SearchedPlace,
  text: string,
  slipsOf: SlipsOf,
  isBesideOthers: boolean,
): Hit | null {
  const asShort = isBesideOthers && isShort(text)
  if (slipsAllowed(text) === 0 && !asShort) return null
  let best: Hit | null = null
  const tryOut = (word: string, base: number, at: Hit['at']) => {
    const slips = slipsOf(text, word)
    if (!slips || (asShort && (!slips.isWhole || word[0] !== text[0]))) return
    const cost = base + slips.count + (slips.isWhole ? 0 : 1) + (word[0] === text[0] ? 0 : 1)
    if (!best || cost < best.cost) best = { cost, at }
  }
  for (const word of words) tryOut(word.text, costs.slip, [word.from, word.until])
  if (!best) for (const other of others) tryOut(other, costs.otherSlip, null)
  return best
}
