import { passwordLimits } from './getting-in.ts'
import { splitEmail } from './text.ts'

/** Whether a word is among those that are tried first. The server has a list; a page asks it when the form is sent. */
export type IsCommon = (word: string) => boolean

/** Whose password it is to be: what is known about them is tried early. */
export interface Owner {
  fullName: string
  email: string
}

const house = 'annai'
/** So much must be left when what anybody would try is taken away. */
const leastOwn = 6
const leastDifferent = 5

const reasons = {
  common: 'This is among the passwords that are tried first; a few words that do not belong together are safer.',
  own: 'Names and addresses are tried first, yours and ours; a few words that nobody connects with you are safer.',
  run: 'Keys in a row are tried first; a few words that do not belong together are safer.',
  repeated: 'The same again and again is hardly safer than once; a few words that do not belong together are.',
}

/**
 * Why a password would be guessed, in one sentence; null where nothing speaks against it. Pages explain with it while
 * somebody types, and the server refuses by it.
 */
export function whyWeak(password: string, owner: Owner, isCommon: IsCommon = () => false): string | null {
  const folded = fold(password)
  const unit = unitOf(folded)
  if (new Set(folded).size < leastDifferent) return isRun(unit) ? reasons.run : reasons.repeated
  if (formsOf(unit).some(isCommon)) return reasons.common
  if (isOwn(folded, owner)) return reasons.own
  if (isRun(folded)) return reasons.run
  return unit !== folded && [...unit].length < passwordLimits.least ? reasons.repeated : null
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase()

const inReverse = (text: string) => [...text].reverse().join('')

const gaps = /[\s_.,-]+/g

/** What is said several times, with or without gaps; the whole where nothing is. */
function unitOf(text: string): string {
  const plain = text.replace(gaps, '')
  const length = (plain + plain).indexOf(plain, 1)
  return length < plain.length ? plain.slice(0, length) : text
}

const outside = /^[^\p{L}]+|[^\p{L}]+$/gu
const behind = /[^\p{L}]+$/u

/** Figures and signs that stand for letters; 1 stands for two. */
const stand: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '8': 'b',
  '!': 'i',
  '|': 'l',
}
const asLetters = (text: string, one: string) =>
  text.replace(/[@430$578!|1]/g, (sign) => (sign === '1' ? one : (stand[sign] ?? sign)))

/** A word as typed, without spaces, without what stands around it, with letters for the figures that stand for them. */
function formsOf(text: string): string[] {
  const plain = [text, text.replace(gaps, '')]
  const bare = plain.flatMap((form) => [form, form.replace(behind, ''), form.replace(outside, '')])
  const spelt = bare.flatMap((form) => [form, asLetters(form, 'i'), asLetters(form, 'l')])
  return [...new Set(spelt.flatMap((form) => [form, form.replace(outside, '')]).map(unitOf))]
}

const lettersAndFigures = (text: string) => [...text.replace(/[^\p{L}\p{N}]+/gu, '')].length

/** Little is left without the words that are known about its owner, and ours. */
function isOwn(folded: string, { fullName, email }: Owner): boolean {
  const mailbox = splitEmail(email)
  const given = [fullName, mailbox.name, mailbox.domain].map(fold)
  const words = [house, ...given, ...given.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))]
  const known = [...new Set(words)].filter((word) => word.length >= 3).sort((a, b) => b.length - a.length)
  const without = (text: string) =>
    known.flatMap((word) => [word, inReverse(word)]).reduce((left, word) => left.replaceAll(word, ' '), text)
  return [folded, asLetters(folded, 'i'), asLetters(folded, 'l')].some((form) => {
    const left = without(form)
    return left !== form && lettersAndFigures(left) < leastOwn
  })
}

const tracks = [
  '12345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((track) => [track, inReverse(track)])

/** Little is left without stretches of three and more keys that lie in a row, or letters as the alphabet has them. */
function isRun(folded: string): boolean {
  const keys = folded.replace(/[^\p{L}\p{N}]+/gu, '')
  let left = 0
  for (let at = 0; at < keys.length; ) {
    const length = Math.max(...tracks.map((track) => stretchOn(track, keys.slice(at))))
    if (length < 3) left++
    at += length < 3 ? 1 : length
  }
  return keys.length > 0 && left < leastOwn && left < keys.length
}

function stretchOn(track: string, keys: string): number {
  let length = 0
  while (length < keys.length && track.includes(keys.slice(0, length + 1))) length++
  return length
}
