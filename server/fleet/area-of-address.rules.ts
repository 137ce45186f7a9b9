import { commonWords, farTowns, lookAlikes, namedParts, type Region, wards } from './area-names.rules.ts'
import { foldAddress, foldName, foldText } from './fold-address.rules.ts'
import { type PostalCode, postalCodeIn } from './postal-codes.rules.ts'
import { otherRegions, ownRegions } from './regions.rules.ts'

/**
 * The code of the area in which an address lies, from the names and the postal code in it; null where none of ours can
 * be told. What lies in another prefecture is never taken for one of ours, however much its wards sound alike.
 */
export function areaOfAddress(address: string): string | null {
  const named = areaByNames(foldAddress(address))
  const postal = postalCodeIn(foldText(address))
  return postal ? byPostalCode(postal, named) : (named?.area ?? null)
}

/** A postal code counts for more than names; out in the country, the number of a house may look like one. */
function byPostalCode({ area, isSure }: PostalCode, named: Found | null): string | null {
  if (area) return named && !isSure && named.region !== 'tokyo' ? named.area : area
  return named && !isSure && named.region !== 'tokyo' ? named.area : null
}

interface Name {
  name: string
  area: string | null
  region: Region
  kind: 'ward' | 'town' | 'part' | 'look-alike'
}

interface Found extends Name {
  at: number
  /** Called a ward, city or town, as in Minato-ku. */
  isMarked: boolean
}

const isJapanese = (name: string) => /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(name)

/** The longest first, so that Minato Mirai is not taken for Minato. */
const names: readonly Name[] = [
  ...lookAlikes.map((name): Name => ({ name, area: null, region: 'tokyo', kind: 'look-alike' })),
  ...wards.flatMap(({ name, nameJa, area }): Name[] => [
    { name, area, region: 'tokyo', kind: 'ward' },
    { name: `${nameJa}区`, area, region: 'tokyo', kind: 'ward' },
    ...(nameJa.length > 1 && nameJa !== '中央' ? [{ name: nameJa, area, region: 'tokyo', kind: 'part' } as const] : []),
  ]),
  ...namedParts.flatMap(({ area, region, towns, parts }): Name[] => [
    ...towns.map((name): Name => ({ name, area, region, kind: 'town' })),
    ...parts.map((name): Name => ({ name, area, region, kind: 'part' })),
  ]),
].sort((a, b) => b.name.length - a.name.length)

const latin = (name: string) =>
  new RegExp(
    `(?<![a-z])(?:nishi|higashi|minami|kita|naka|shin)? ?${foldName(name).replaceAll(' ', ' ?')}(?: ?(ku|shi|machi|mura|city|ward|town)| ?(?:cho|eki|fu|ken|to|prefecture))?(?![a-z])`,
    'g',
  )

const known = new Map(
  [...names.map(({ name }) => name), ...farTowns, ...otherRegions, ...ownRegions.flatMap((own) => own.names)].map(
    (name) => {
      const pattern = isJapanese(name) ? new RegExp(`${name}([市町村])?`, 'g') : latin(name)
      // What every match begins with or holds: most names are in no address at all, which is seen without a pattern.
      const [sign = ''] = isJapanese(name) ? [name] : foldName(name).split(' ')
      return [name, { pattern, sign }]
    },
  ),
)

function matchesOf(text: string, name: string) {
  const { pattern = /(?!)/g, sign = '' } = known.get(name) ?? {}
  return text.includes(sign) ? [...text.matchAll(pattern)] : []
}

function areaByNames(text: string): Found | null {
  if (farTowns.some((name) => matchesOf(text, name).length > 0) || namesUnknownCity(text)) return null
  const region = regionOf(text)
  if (region === 'elsewhere') return null
  const found = namesIn(text).filter(
    (name) => name.area !== null && (region === 'tokyo' || name.isMarked || !commonWords.has(name.name)),
  )
  const here = found.filter((name) => name.region === region)
  // "Tokyo" is part of many a name in Chiba; no other prefecture lends its name like that.
  const candidates = here.length > 0 || (region !== null && region !== 'tokyo') ? here : found
  const best = likeliest(candidates)
  return best && (exceptionIn(best, candidates) ?? best)
}

/** Every name, each stretch of the text read once. */
function namesIn(text: string): Found[] {
  const found: Found[] = []
  let rest = text
  for (const name of names) {
    for (const match of matchesOf(rest, name.name)) {
      // A ward that follows a city is that city's.
      if (name.kind === 'ward' && text[match.index - 1] === '市') continue
      const isMarked = match[1] !== undefined || (name.kind === 'ward' && name.name.endsWith('区'))
      found.push({ ...name, at: match.index, isMarked })
      rest = rest.slice(0, match.index) + '\u0001'.repeat(match[0].length) + rest.slice(match.index + match[0].length)
    }
  }
  return found
}

/** What is called a ward or a town before what is not; Japanese goes from the large to the small, English back. */
function likeliest(candidates: readonly Found[]): Found | null {
  const marked = candidates.filter(({ isMarked }) => isMarked)
  const chosen = (marked.length > 0 ? marked : [...candidates]).sort((a, b) => a.at - b.at)
  return chosen.find(({ name }) => isJapanese(name)) ?? chosen.at(-1) ?? null
}

/** Parts of a ward that lie nearer to another area than the ward does. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  minato: ['koto-odaiba', 'shinagawa'],
  港区: ['koto-odaiba', 'shinagawa'],
  ota: ['haneda'],
  大田区: ['haneda'],
}

const exceptionIn = (best: Found, candidates: readonly Found[]) =>
  candidates.find(({ kind, area }) => kind === 'part' && exceptions[best.name]?.includes(area ?? ''))

/** By the last prefecture that is named in English, or the first in Japanese; null where none is. */
function regionOf(text: string): Region | 'elsewhere' | null {
  const named = [
    ...ownRegions.flatMap((own) => own.names.map((name) => ({ name, region: own.region as Region | 'elsewhere' }))),
    ...otherRegions.map((name) => ({ name, region: 'elsewhere' as const })),
  ].flatMap((one) => matchesOf(text, one.name).map(({ index }) => ({ ...one, at: index })))
  const sorted = named.sort((a, b) => a.at - b.at)
  const japanese = sorted.filter(({ name }) => isJapanese(name))
  const decisive = japanese.find(({ name }) => /[都府県道]$/.test(name)) ?? japanese[0] ?? sorted.at(-1)
  return decisive?.region ?? null
}

const ownCities = new Set(namedParts.flatMap(({ towns }) => towns.map(foldName)))

/** "Sagamihara-shi", 八王子市: a city by its own word that is none of ours, so that its wards and parts are not either. */
function namesUnknownCity(text: string): boolean {
  const latinCities = [...text.matchAll(/([a-z]+) shi(?![a-z])/g)].map(([, city]) => city ?? '')
  // 市谷 and 市場 are no cities.
  const japaneseCities = [...text.matchAll(/[都道府県 ]([^ 都道府県市\d]{1,6}|市[^ 市]{1,3})市(?![谷ヶケ場])/g)].map(
    ([, city]) => city ?? '',
  )
  return [...latinCities, ...japaneseCities].some((city) => !ownCities.has(city))
}
