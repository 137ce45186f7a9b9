import { describe, expect, test } from 'vitest'
import { toSearched } from './place-words.rules.ts'
import { searchPlaces } from './search-places.rules.ts'
import { slipsAllowed, slipsBetween } from './slips.rules.ts'
import { tokyoAreas } from './tokyo/areas.ts'
import { tokyoPlaces } from './tokyo/places.ts'

const places = tokyoPlaces.map(({ area, pickUpFeeYen, ...place }) =>
  toSearched({
    ...place,
    areaName: tokyoAreas.find(({ code }) => code === area)?.name ?? area,
    feeYen: pickUpFeeYen,
    airport: place.kind === 'airport' ? area : null,
  }),
)
const find = (q: string, more: { kinds?: string[]; slugs?: string[] } = {}) =>
  searchPlaces(places, { q, kinds: [], slugs: [], ...more })
const names = (q: string) => find(q).map(({ name }) => name)

describe('what is typed finds', () => {
  test('words by how they begin, stations before hotels', () => {
    const found = names('shinjuk')
    expect(found.slice(0, 3).every((name) => name.startsWith('Shinjuku Station'))).toBe(true)
    expect(found).toHaveLength(12)
    expect(names('SHINJUK')).toEqual(found)
    expect(names('Shïnjúk')).toEqual(found)
    expect(names('  shinjuk ')).toEqual(found)
  })

  test('a name with a letter wrong, missing, too many or swapped', () => {
    expect(names('hanada')[0]).toMatch(/^Haneda Airport/)
    expect(names('Shibya')[0]).toMatch(/^Shibuya Station/)
    expect(names('shiubya')[0]).toMatch(/^Shibuya Station/)
    expect(names('Rpopongi')[0]).toBe('Roppongi Station')
    expect(names('naritta termnal 1')).toEqual(['Narita Airport, Terminal 1'])
    expect(names('Nihonbashi')).toContain('Nihombashi Station')
    expect(names('Ikebukruo')[0]).toMatch(/^Ikebukuro Station/)
    // Three letters are enough beside another word, and not by themselves.
    expect(names('keo plaza')).toEqual(['Keio Plaza Hotel Tokyo'])
    expect(names('keo')).toEqual([])
  })

  test('Japanese names, airports first', () => {
    expect(names('成田').slice(0, 3)).toEqual([1, 2, 3].map((n) => `Narita Airport, Terminal ${n}`))
    expect(names('東京駅')).toEqual(['Tokyo Station, Yaesu side', 'Tokyo Station, Marunouchi side'])
    expect(names('羽田空港 第3')).toEqual(['Haneda Airport, Terminal 3'])
    expect(names('スカイツリー')).toEqual(['Tokyo Skytree'])
  })

  test('one hotel among many by its own word, whatever stands around it', () => {
    expect(names('Okura')).toEqual(['The Okura Tokyo', 'Hotel Okura Tokyo Bay'])
    expect(names('the okura tokyo')[0]).toBe('The Okura Tokyo')
    expect(names('kitasenju')[0]).toBe('Kita-Senju Station')
    expect(names('Toukyou Tower')[0]).toBe('Tokyo Tower')
  })

  test('an area or a kind beside a name', () => {
    const found = find('asakusa hotel')
    expect(found[0]?.name).toMatch(/Asakusa/)
    expect(found.every(({ kind }) => kind === 'hotel')).toBe(true)
    expect(found.map(({ name }) => name)).toContain('The Gate Hotel Kaminarimon')
    expect(
      find('airport')
        .slice(0, 6)
        .every(({ kind }) => kind === 'airport'),
    ).toBe(true)
    expect(
      names('yokohama pier')
        .slice(0, 4)
        .every((name) => /pier/.test(name)),
    ).toBe(true)
    expect(names('asakusa kaminarimon')).toContain('The Gate Hotel Kaminarimon')
  })

  test('nothing where nothing is like it', () => {
    for (const q of [
      'qwxzptk',
      'zzzz',
      'Osaka Castle',
      'shibuya zebra',
      '大阪',
      '!!!',
      '\u0000',
      '\u0000\u0000??',
      'x1y2',
    ])
      expect(names(q), JSON.stringify(q)).toEqual([])
    expect(find('a'.repeat(100))).toEqual([])
    expect(find('a '.repeat(50)).length).toBeLessThanOrEqual(12)
    expect(find('station '.repeat(12)).length).toBeLessThanOrEqual(12)
    expect(names('shinjuku\u0000')[0]).toMatch(/^Shinjuku Station/)
  })
})

test('before anything is typed the airports and the large stations are offered', () => {
  const first = find('')
  expect(first).toHaveLength(12)
  expect(first.slice(0, 6).every(({ kind }) => kind === 'airport')).toBe(true)
  expect(first.slice(6).every(({ kind }) => kind === 'station')).toBe(true)
  expect(find('', { kinds: ['port'] }).every(({ kind }) => kind === 'port')).toBe(true)
  expect(find('tokyo', { kinds: ['hotel', 'port'] }).every(({ kind }) => kind === 'hotel' || kind === 'port')).toBe(
    true,
  )
})

test('those that are named by their slugs are answered in that order, whatever else was typed', () => {
  const slugs = ['tokyo-tower', 'nowhere', 'haneda-terminal-3']
  const found = find('shinjuku', { slugs, kinds: ['hotel'] })
  expect(found.map(({ slug }) => slug)).toEqual(['tokyo-tower', 'haneda-terminal-3'])
  expect(found[1]?.airport).toBe('haneda')
})

test('the eye is led to where it was found', () => {
  const part = (q: string) => {
    const [first] = find(q)
    return first?.match ? first.name.slice(first.match[0], first.match[1]) : null
  }
  expect(part('okur')).toBe('Okur')
  expect(part('hanada')).toBe('Haneda')
  expect(part('ropp')).toBe('Ropp')
  expect(part('ppongi')).toBe('ppongi')
  expect(part('成田')).toBeNull()
})

test('every place is found first by its own full name, and among the twelve by its Japanese one', () => {
  for (const { place } of places) {
    expect(find(place.name)[0]?.slug, place.name).toBe(place.slug)
    expect(
      find(place.nameJa).map(({ slug }) => slug),
      place.nameJa,
    ).toContain(place.slug)
  }
})

describe('slips', () => {
  test('short words and figures allow none, longer ones one or two', () => {
    expect(['gin', 'ginz', 'shibuya', 'shinjuku', 't3n4'].map(slipsAllowed)).toEqual([0, 1, 1, 2, 0])
  })

  test('each kind of slip counts one, also in a word that is not typed to its end', () => {
    const count = (typed: string, word: string, most = 2) => slipsBetween(typed, word, most)?.count
    expect(count('shibya', 'shibuya')).toBe(1)
    expect(count('shibbuya', 'shibuya')).toBe(1)
    expect(count('shipuya', 'shibuya')).toBe(1)
    expect(count('shiubya', 'shibuya')).toBe(1)
    expect(count('shinjk', 'shinjuku')).toBe(1)
    expect(count('sihnjk', 'shinjuku')).toBe(2)
    expect(count('shibya', 'shinagawa', 1)).toBeUndefined()
    expect(count('hanada', 'haneda', 0)).toBeUndefined()
    expect(slipsBetween('shinjk', 'shinjuku', 1)).toEqual({ count: 1, isWhole: false })
  })
})
