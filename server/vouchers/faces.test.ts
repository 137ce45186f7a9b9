import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { loadFaces } from './faces.ts'
import { momentInKanji } from './tokyo-words.rules.ts'

/** What a reader is told of a glyph that was drawn as a part of another one. */
const lettersOf = (font: Font, id: number) => font.getGlyph(id).codePoints

test('a point that another sign is made of is still read as a point in later papers', async () => {
  const { bold } = await loadFaces()
  const face = bold[0]?.font
  if (!face) throw new Error('There is no bold face.')
  const point = face.glyphForCodePoint(46).id
  expect(lettersOf(face, point)).toEqual([46])
  // The control: asked for by its number first, as the writer of PDF does for the parts of a colon, it stays mute.
  const file = createRequire(import.meta.url).resolve(
    '@expo-google-fonts/instrument-sans/700Bold/InstrumentSans_700Bold.ttf',
  )
  const fresh = create(await readFile(file)) as Font
  expect(lettersOf(fresh, point)).toEqual([])
  expect(fresh.glyphForCodePoint(46).codePoints).toEqual([])
})

test('the face of dates holds every character of a day and an hour', async () => {
  const { mincho } = await loadFaces()
  const held = mincho[0]?.characters
  const moments = Array.from({ length: 24 * 366 }, (_, hour) => momentInKanji(new Date(hour * 3_601_000)))
  const used = new Set([...moments.join('')].filter((character) => character !== ' '))
  expect([...used].filter((character) => !held?.has(character.codePointAt(0) ?? 0))).toEqual([])
})
