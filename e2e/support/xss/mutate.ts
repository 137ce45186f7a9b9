import { type SeededRandom, seededRandom } from '../../../server/testing/seeded-random.ts'
import { corpus } from './corpus.ts'

type Change = (payload: string, random: SeededRandom) => string

const noise = [
  '\t',
  '\n',
  '\r',
  '\f',
  ' ',
  '/',
  '\u00a0',
  '\u200b',
  '\u2028',
  '\ufeff',
  '\u0001',
  '&#9;',
  '&Tab;',
  '<!---->',
]
const inFront = [
  '"',
  "'",
  '`',
  '">',
  "'>",
  '-->',
  '</title>',
  '</textarea>',
  '</script>',
  '</style>',
  '<',
  ']]>',
  '\\',
  '${',
  '{{',
]

const placeIn = (payload: string, random: SeededRandom) => random.below(payload.length + 1)

/** What people who look for a way in try when the plain form does not work. */
const changes: readonly Change[] = [
  (payload, random) => [...payload].map((sign) => (random.chance(0.4) ? sign.toUpperCase() : sign)).join(''),
  (payload, random) => {
    const at = placeIn(payload, random)
    return payload.slice(0, at) + random.pick(noise) + payload.slice(at)
  },
  (payload, random) => payload.replace(/[ =]/g, (sign) => (random.chance(0.5) ? sign + random.pick(noise) : sign)),
  (payload, random) =>
    [...payload].map((sign) => (random.chance(0.15) ? `&#${sign.codePointAt(0) ?? 0};` : sign)).join(''),
  (payload, random) =>
    [...payload].map((sign) => (random.chance(0.15) ? `&#x${(sign.codePointAt(0) ?? 0).toString(16)}` : sign)).join(''),
  (payload, random) => random.pick(inFront) + payload,
  (payload, random) => payload + random.pick(inFront),
  (payload, random) => payload + random.pick(corpus),
  (payload, random) => {
    const at = placeIn(payload, random)
    return payload.slice(0, at) + random.pick(corpus) + payload.slice(at)
  },
  (payload, random) => payload.slice(0, payload.length - random.below(Math.max(1, payload.length / 3))),
  (payload) => payload.replace(/alert\(1\)/g, "window['al'+'ert'](1)"),
  (payload) => payload.replace(/alert\(1\)/g, 'alert`1`'),
  (payload) => payload.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (payload) => encodeURI(payload.isWellFormed() ? payload : ''),
  (payload) => payload.replaceAll('"', "'"),
  (payload) => payload.replaceAll(' ', '/'),
]

/** So many different ones from one seed. None is longer than 500 characters, so that it fits the fields it is put into. */
export function mutations(count: number, seed: number): string[] {
  const random = seededRandom(seed)
  const made = new Set<string>()
  while (made.size < count) {
    let payload = random.pick(corpus)
    for (let turn = 1 + random.below(3); turn > 0; turn -= 1) payload = random.pick(changes)(payload, random)
    if (payload !== '' && payload.length <= 500 && payload.isWellFormed()) made.add(payload)
  }
  return [...made]
}
